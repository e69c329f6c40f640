import { encode, type output as Output, type ZodObject, type ZodType } from 'zod';
import { isStale } from '#domains/catalogue/contract/listing-age.ts';
import { toAge } from '#domains/catalogue/server/listing-table.ts';
import type { WrittenPieces } from '#platform/server/http/written-answers.ts';
import type { ListingTexts } from '../engine/words/matched-words.ts';

/** Of a card, what another search or another day may answer otherwise. */
const changing = { stale: true, matched: true, isNew: true } as const;

type CardSchema = ZodObject<Record<keyof typeof changing | 'listedAt' | 'confirmedAt', ZodType>>;
type Aged = { id: number; listedAt: Date; confirmedAt: Date | null };

/**
 * A finder's card as it is kept: checked and written in bytes, but for what changes, and all else that a search asks of its
 * row. As text it would be turned into bytes at every search that shows it, which took longer than to send it.
 */
export type KeptCard = Aged & { texts: ListingTexts; begin: Buffer };

/** Makes of a row what is kept of its card, by the schema of the calls that answer it. */
export function cardKeeper<Schema extends CardSchema, Row extends Aged>(
  schema: Schema,
  toCard: (row: Row) => Omit<Output<Schema>, keyof typeof changing | 'listedAt' | 'confirmedAt'>,
  textsOf: (row: Row) => ListingTexts,
): (row: Row) => KeptCard {
  const lasting: ZodType = schema.omit(changing);
  return (row) => {
    const { id, listedAt, confirmedAt } = row;
    // What changes is no part of the schema, and left out.
    const begin = Buffer.from(
      JSON.stringify(encode(lasting, { ...toCard(row), ...toAge(row) })).slice(0, -1),
    );
    return { id, listedAt, confirmedAt, texts: textsOf(row), begin };
  };
}

/**
 * The cards that a search found, one after the other with commas, in pieces. `visit` is when the viewer searched on the visit before: listings that came since are
 * new, on a first visit none.
 */
export function writeCards(
  found: readonly { card: KeptCard; matched: string[] }[],
  visit: Date | null,
): WrittenPieces {
  const now = new Date();
  return found.flatMap(({ card: { begin, listedAt, confirmedAt }, matched }, at) => {
    const isNew = visit !== null && listedAt > visit;
    const stale = isStale(confirmedAt, listedAt, now);
    const end = `,"stale":${stale},"matched":${JSON.stringify(matched)},"isNew":${isNew}}`;
    return [begin, at === found.length - 1 ? end : `${end},`];
  });
}
