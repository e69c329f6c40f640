import type { StoredTerms } from './said-terms.ts';
import { noValues, type StoredValues } from './values.ts';

/** What a buyer would have otherwise in a version: those of its fields alone, a table whole. */
export type CounterChanges = Partial<Omit<StoredTerms, 'values'>> & { values?: Partial<StoredValues> };

/** What is asked for otherwise than a version says; null where nothing is. */
export function changesOf(version: StoredTerms, asked: StoredTerms): CounterChanges | null {
  const { values: said = noValues, ...headline } = version;
  const { values: wanted = noValues, ...askedHeadline } = asked;
  const values = differing({ ...noValues, ...said }, { ...noValues, ...wanted });
  const changes = { ...differing(headline, askedHeadline), ...(values && { values }) };
  return Object.keys(changes).length === 0 ? null : changes;
}

/** A version as the buyer would have it. */
export function withChanges(version: StoredTerms, { values, ...headline }: CounterChanges): StoredTerms {
  return {
    ...version,
    ...headline,
    ...(values && { values: { ...noValues, ...version.values, ...values } }),
  };
}

function differing<T extends object>(was: T, is: T): Partial<T> | null {
  const old = new Map(Object.entries(was).map(([field, value]) => [field, inOneOrder(value)]));
  const fields = Object.entries(is).filter(([field, value]) => old.get(field) !== inOneOrder(value));
  return fields.length === 0 ? null : (Object.fromEntries(fields) as Partial<T>);
}

/** The database keeps the fields of a row in an order of its own. */
function inOneOrder(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

/** What a version or a counter is called where two are chosen: '2', and 'counter-2' for what was asked of it. */
export function documentName(version: number, isCounter: boolean): string {
  return isCounter ? `counter-${version}` : String(version);
}

export type NegotiatedDocument = { name: string; label: string; terms: StoredTerms };

/** Versions and counters in the order in which they came. */
export function documentsOf(
  versions: readonly { version: number; terms: StoredTerms }[],
  counters: readonly { version: number; terms: StoredTerms }[],
): NegotiatedDocument[] {
  return versions.flatMap(({ version, terms }) => {
    const counter = counters.find((one) => one.version === version);
    return [
      { name: documentName(version, false), label: `Version ${version}`, terms },
      ...(counter === undefined
        ? []
        : [
            {
              name: documentName(version, true),
              label: `Counter to version ${version}`,
              terms: counter.terms,
            },
          ]),
    ];
  });
}
