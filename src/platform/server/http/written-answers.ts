import { type output as Output, type ZodArray, type ZodObject, type ZodType, z } from 'zod';

/** The bytes of an answer, as a call's schema has it: they are sent as they stand. */
export class WrittenAnswer {
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

/** What was written before as bytes, and what is written now as text. */
export type WrittenPieces = readonly (Buffer | string)[];

type Listing = ZodObject<{ data: ZodArray }>;

/**
 * Writes answers whose `data` were written before, with commas between them, each by the schema of the call: what is answered often is checked and
 * written once. The rest is checked and written here, but for what is `counted`: to check hundreds of numbers of the
 * process's own making took longer than to write all else.
 */
export function answerWriter<Response extends Listing, Counted extends keyof Output<Response> & string>(
  response: Response,
  counted: readonly Counted[],
): (data: WrittenPieces, rest: Omit<Output<Response>, 'data'>) => WrittenAnswer {
  const written = new Set<string>(['data', ...counted]);
  const checked = Object.entries<ZodType>(response.shape).filter(([name]) => !written.has(name));
  const schema = z.object(Object.fromEntries(checked));
  return (data, rest: Record<string, unknown>) => {
    const numbers = Object.fromEntries(counted.map((name) => [name, rest[name]]));
    const end = JSON.stringify({ ...z.encode(schema, rest), ...numbers });
    return new WrittenAnswer(join(['{"data":[', ...data, `],${end.slice(1)}`]));
  };
}

/** A unit of UTF-16 is at most so many bytes of UTF-8. */
const bytesOfUnit = 3;

/** All pieces in one buffer, each written where it belongs: buffers of their own for the texts took longer than the texts. */
function join(pieces: WrittenPieces): Buffer {
  const room = pieces.reduce(
    (sum, piece) => sum + (typeof piece === 'string' ? bytesOfUnit : 1) * piece.length,
    0,
  );
  const bytes = Buffer.allocUnsafe(room);
  let at = 0;
  for (const piece of pieces)
    at += typeof piece === 'string' ? bytes.write(piece, at) : piece.copy(bytes, at);
  return bytes.subarray(0, at);
}
