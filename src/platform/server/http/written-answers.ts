import { encode, type output as Output, type ZodArray, type ZodObject, type ZodType } from 'zod';

/** The text of an answer, as a call's schema has it: it is sent as it stands. */
export class WrittenAnswer {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Listing = ZodObject<{ data: ZodArray }>;

/**
 * Writes answers whose `data` were written before, each by the schema of the call: what is answered often is checked and
 * written once. The rest is checked and written here.
 */
export function answerWriter<Response extends Listing>(
  response: Response,
): (data: readonly string[], rest: Omit<Output<Response>, 'data'>) => WrittenAnswer {
  const schema: ZodType = response.omit({ data: true });
  return (data, rest) => {
    const written = JSON.stringify(encode(schema, rest));
    return new WrittenAnswer(`{"data":[${data.join()}],${written.slice(1)}`);
  };
}
