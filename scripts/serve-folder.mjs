#!/usr/bin/env node
// node scripts/serve-folder.mjs PATH: an MCP server over stdio that offers the files of a folder, read-only.
import { statSync } from "node:fs";
import { basename, resolve } from "node:path";
import { ProtocolError, Server } from "@modelcontextprotocol/server";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { Folder } from "./folder/Folder.mjs";

const path = resolve(process.argv[2] ?? ".");
if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
  console.error(`There is no folder “${path}”.`);
  process.exit(1);
}

const folder = new Folder(path);
const capabilities = { resources: {}, extensions: { "io.modelcontextprotocol/skills": { directoryRead: true } } };
const ANSWERS = {
  "resources/list": (params) => folder.list(params),
  "resources/templates/list": () => ({ resourceTemplates: [] }),
  "resources/read": (params) => folder.read(params),
  "resources/directory/read": (params) => folder.directory(params),
};

serveStdio(() => {
  const server = new Server({ name: "folder", title: basename(path), version: "1.0.0" }, { capabilities });
  server.fallbackRequestHandler = async ({ method, params = {} }) => {
    const answer = ANSWERS[method];
    if (!answer) throw new ProtocolError(-32601, "Method not found");
    return await answer(params);
  };
  return server;
});
