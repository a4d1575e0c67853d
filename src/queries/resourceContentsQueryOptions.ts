import { queryOptions, type QueryKey, type UnusedSkipTokenOptions } from "@tanstack/react-query";
import type { RequestProgress } from "../client/sendRequest.js";
import type { ResourceServer } from "../client/ResourceServer.js";
import { staleTimeOf } from "./freshness.js";
import { askThroughCache, endQuestions } from "./openQuestions.js";
import { queryDefaults } from "./queryDefaults.js";
import { resourceQueryKeys } from "./queryKeys.js";
import { readContents, type ContentsAnswer } from "./readContents.js";

/** A read as options for `useQuery`, `fetchQuery` and the like. */
export type ContentsQueryOptions = UnusedSkipTokenOptions<ContentsAnswer, Error, ContentsAnswer, QueryKey> & {
  queryKey: QueryKey;
};

/**
 * `resources/read` of one URI as a query. Progress of a read under way stands in the cache under
 * `resourceQueryKeys.progress`, what its server asks meanwhile under `resourceQueryKeys.questions`. What comes after an
 * input request is never in this query.
 */
export function resourceContentsQueryOptions(server: ResourceServer, uri: string): ContentsQueryOptions {
  return queryOptions<ContentsAnswer, Error, ContentsAnswer, QueryKey>({
    ...queryDefaults,
    queryKey: resourceQueryKeys.contents(server, uri),
    queryFn: async ({ signal, client }) => {
      const progressKey = resourceQueryKeys.progress(server, uri);
      const questionsKey = resourceQueryKeys.questions(server, uri);
      const onQuestion = askThroughCache(client, questionsKey, { server: server.id, uri });
      const onProgress = (progress: RequestProgress) => client.setQueryData(progressKey, progress);
      try {
        return await readContents(server, uri, { signal, onProgress, onQuestion });
      } finally {
        client.removeQueries({ queryKey: progressKey, exact: true });
        endQuestions(client, questionsKey);
      }
    },
    staleTime: ({ state }) => (state.data ? staleTimeOf([state.data], state.dataUpdatedAt) : 0),
    meta: { mcp: { server: server.id, source: "resources/read" } },
  });
}
