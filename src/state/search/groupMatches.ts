interface Match {
  item: { server: string };
  score: number;
}

/**
 * The matches by server, best first in each. `best` puts the server with the best match first, so that the first row is
 * the one that Enter should take; `host` keeps the host's order, which also decides among equals: whose list came first
 * does not count.
 */
export function groupMatches<M extends Match>(
  matches: readonly M[],
  servers: readonly string[],
  order: "best" | "host" = "best",
): ReadonlyMap<string, readonly M[]> {
  const byServer = new Map<string, M[]>();
  for (const match of matches) {
    const own = byServer.get(match.item.server);
    if (own) own.push(match);
    else byServer.set(match.item.server, [match]);
  }
  const places = new Map(servers.map((id, place) => [id, place]));
  const placeOf = (id: string) => places.get(id) ?? servers.length;
  const scoreOf = ([match]: readonly M[]) => (order === "best" ? match!.score : 0);
  return new Map(
    [...byServer].toSorted(([a, one], [b, other]) => scoreOf(other) - scoreOf(one) || placeOf(a) - placeOf(b)),
  );
}
