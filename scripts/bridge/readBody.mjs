const LIMIT = 4 * 1024 * 1024;

/** The body of a request as text. Throws where it is too long. */
export async function readBody(request) {
  const chunks = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > LIMIT) throw new Error("The request is too long.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
