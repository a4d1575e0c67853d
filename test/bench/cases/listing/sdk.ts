import { longestTask } from "../../measure.js";
import { connect } from "./connect.js";

export default async function run(size: number, pageSize = 1000) {
  const client = await connect(size, pageSize);
  let first = 0;
  let last = 0;
  const longest = await longestTask(async () => {
    const start = performance.now();
    let cursor: string | undefined;
    do {
      // Its listResources() walks all pages itself, and gives up after 64 of them.
      const page = await client.request({ method: "resources/list", params: cursor === undefined ? {} : { cursor } });
      first ||= performance.now() - start;
      cursor = (page as { nextCursor?: string }).nextCursor;
    } while (cursor !== undefined);
    last = performance.now() - start;
  });
  await client.close();
  return { first, last, longest };
}
