import { Command } from "cmdk";
import { sourceTree } from "../../data/sourceTree.js";
import { runList } from "./runList.js";

export default (size: number) => {
  const paths = sourceTree(size).map(({ uri }) => uri);
  return runList(
    <Command>
      <Command.Input />
      <Command.List style={{ maxHeight: 400, overflow: "auto" }}>
        {paths.map((path) => (
          <Command.Item key={path} value={path}>
            {path}
          </Command.Item>
        ))}
      </Command.List>
    </Command>,
  );
};
