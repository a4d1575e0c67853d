import runTree from "../tree/arborist.js";

export default async (size: number) => ({ tree: (await runTree(size)).heap });
