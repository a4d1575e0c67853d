import runTree from "../tree/headlessTree.js";

export default async (size: number) => ({ tree: (await runTree(size)).heap });
