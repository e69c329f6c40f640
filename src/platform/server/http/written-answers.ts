import { encode, type output as Output, type ZodArray, type ZodObject, type ZodType } from 'zod';

/** The bytes of an answer, as a call's schema has it: they are sent as they stand. */
export class WrittenAnswer {
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

const open = Buffer.from('{"data":[');

type Listing = ZodObject<{ data: ZodArray }>;

/**
 * Writes answers whose `data` were written before, with commas between them, each by the schema of the call: what is answered often is checked and
 * written once. The rest is checked and written here.
 */
export function answerWriter<Response extends Listing>(
  response: Response,
): (data: Buffer, rest: Omit<Output<Response>, 'data'>) => WrittenAnswer {
  const schema: ZodType = response.omit({ data: true });
  return (data, rest) => {
    const written = JSON.stringify(encode(schema, rest));
    return new WrittenAnswer(Buffer.concat([open, data, Buffer.from(`],${written.slice(1)}`)]));
  };
}
