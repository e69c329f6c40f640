/** Of what others answer no more than so much is held in memory. */
const longestAnswer = 1024 * 1024;

/** An answer's bytes; gives up on one that is longer than a megabyte. */
export async function readBounded(
  body: AsyncIterable<Uint8Array>,
  host: string,
): Promise<Buffer<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body) {
    bytes += piece.length;
    if (bytes > longestAnswer) throw new Error(`the answer of ${host} is longer than a megabyte`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/**
 * Fetches like `fetch`, but reads the answer at once, within the request's own time, and gives up on one that is longer
 * than a megabyte as it is unpacked: whoever reads it as a whole cannot be made to hold more.
 */
export async function boundedFetch(url: string | URL, options?: RequestInit): Promise<Response> {
  const answer = await fetch(url, options);
  if (answer.body === null) return answer;
  const content = await readBounded(answer.body, new URL(url).host);
  const { status, statusText, headers } = answer;
  return new Response(content, { status, statusText, headers });
}
