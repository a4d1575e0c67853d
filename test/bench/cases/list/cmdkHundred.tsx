import { sourceTree } from "../../data/sourceTree.js";
import { OutsideList } from "./OutsideList.js";
import { runList } from "./runList.js";

export default (size: number) => runList(<OutsideList paths={sourceTree(size).map(({ uri }) => uri)} limit={100} />);
