import { z } from 'zod';
import { dictionary } from '#platform/contract/dictionary.ts';
import names from './other-names.json' with { type: 'json' };

/** Where a name that is not the INN comes from. */
const nameKind = z.enum(['USAN', 'BAN', 'former', 'short', 'common']);
export type NameKind = z.output<typeof nameKind>;

const inn = z.string().lowercase();
const spellings = z.array(z.string().min(1));
const read = z
  .object({
    molecules: z.record(inn, z.partialRecord(nameKind, spellings.min(1))),
    combinations: z.record(inn, spellings.min(1)),
    salts: z.record(inn, spellings),
    furtherSaltWords: spellings,
  })
  .parse(names);

/**
 * What a molecule is called beside its INN, in lower case: the United States' adopted names, British approved names
 * before they gave way to the INN, other spellings and former names, the trade's abbreviations, and common names.
 */
export const otherNames: Readonly<Record<string, Partial<Record<NameKind, readonly string[]>>>> = dictionary(
  read.molecules,
);

/** The salts' names: INN (modified), then what else they are called. */
export const saltNames: Readonly<Record<string, readonly string[]>> = read.salts;

/** The BAN names of fixed combinations (co-amoxiclav), by INN as in the table of brands. */
export const combinationNames: Readonly<Record<string, readonly string[]>> = dictionary(read.combinations);

/** Words of a name that name a salt, a hydrate or an ester: without them it may be one of the tables. */
export const saltWords: ReadonlySet<string> = new Set(
  [...read.furtherSaltWords, ...Object.entries(read.salts).flat(2)].flatMap((name) => name.split(' ')),
);
