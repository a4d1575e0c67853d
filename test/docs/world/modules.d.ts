// What the recipes import and the project does not have. Hosts made with some of it are built in test/hosts.
declare module "@ai-sdk/mcp";
declare module "electron";
declare module "use-mcp/react";
