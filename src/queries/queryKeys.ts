import { ALL_KEY, serverQueryKey, type ServerIdentity } from "../client/serverQueryKey.js";

export type { ServerIdentity } from "../client/serverQueryKey.js";

/**
 * The query keys of the kit, from the general to the particular: what begins with `server(s)` is all that is cached
 * of that server under that principal. Invalidate or remove with them; they are part of the public interface.
 */
export const resourceQueryKeys = {
  all: ALL_KEY,
  server: serverQueryKey,
  lists: (server: ServerIdentity) => [...serverQueryKey(server), "list"] as const,
  resources: (server: ServerIdentity) => [...resourceQueryKeys.lists(server), "resources"] as const,
  templates: (server: ServerIdentity) => [...resourceQueryKeys.lists(server), "templates"] as const,
  directories: (server: ServerIdentity) => [...resourceQueryKeys.lists(server), "directory"] as const,
  directory: (server: ServerIdentity, uri: string) => [...resourceQueryKeys.directories(server), uri] as const,
  contents: (server: ServerIdentity, uri: string) => [...serverQueryKey(server), "contents", uri] as const,
  progress: (server: ServerIdentity, uri: string) => [...serverQueryKey(server), "progress", uri] as const,
  questions: (server: ServerIdentity, uri: string) => [...serverQueryKey(server), "questions", uri] as const,
  completion: (
    server: ServerIdentity,
    template: string,
    variable: string,
    value: string,
    context: Record<string, string>,
  ) => [...serverQueryKey(server), "completion", template, variable, value, context] as const,
};
