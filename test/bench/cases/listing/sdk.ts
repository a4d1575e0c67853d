import { longestTask } from "../../measure.js";
import { connect } from "./connect.js";

export default async function run(size: number) {
  const { client, close } = await connect(size);
  let first = 0;
  let last = 0;
  const longest = await longestTask(async () => {
    const start = performance.now();
    let cursor: string | undefined;
    do {
      const page = await client.request({ method: "resources/list", params: cursor === undefined ? {} : { cursor } });
      first ||= performance.now() - start;
      cursor = (page as { nextCursor?: string }).nextCursor;
    } while (cursor !== undefined);
    last = performance.now() - start;
  });
  await close();
  return { first, last, longest };
}
