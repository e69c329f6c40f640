import { dropDraft, keepDraft, readDraft } from '#forms/drafts.ts';
import type { Listed } from '../../contract/brief-listings.ts';
import { keyOf, readKeys } from './typed-brief.ts';

/** Under which the one that is being written is kept. */
export const briefDraft = 'brief';
const asideDraft = 'briefs-aside';

export type BriefAside = { values: Readonly<Record<string, string>>; fileNames: string[] };

/** Briefs that were begun for other listings, the latest last. */
export function briefsAside(): BriefAside[] {
  return readDraft<{ briefs: BriefAside[] }>(asideDraft)?.briefs ?? [];
}

function keepAside(briefs: readonly BriefAside[]): void {
  if (briefs.length === 0) dropDraft(asideDraft);
  else keepDraft(asideDraft, { briefs });
}

function begun(): BriefAside[] {
  const draft = readDraft<BriefAside>(briefDraft);
  return draft === null ? [] : [{ values: draft.values, fileNames: draft.fileNames }];
}

function askedIn({ values }: BriefAside): string[] {
  return readKeys(values['asked']);
}

/** What was begun for wholly other listings makes way for those that are asked now; answers all that is aside. */
export function setOthersAside(listings: readonly Listed[]): BriefAside[] {
  const keys = listings.map(keyOf);
  const others = begun().filter(
    (draft) =>
      keys.length > 0 && askedIn(draft).length > 0 && !askedIn(draft).some((key) => keys.includes(key)),
  );
  if (others.length > 0) {
    keepAside([...briefsAside(), ...others]);
    dropDraft(briefDraft);
  }
  return briefsAside();
}

/** Goes on with one of them; what is being written is put aside for it. Answers where it is written. */
export function takeUp(brief: BriefAside): string {
  keepAside([...briefsAside().filter((one) => !isSame(one, brief)), ...begun()]);
  keepDraft(briefDraft, brief);
  return addressOf(askedIn(brief));
}

export function dropAside(brief: BriefAside): BriefAside[] {
  keepAside(briefsAside().filter((one) => !isSame(one, brief)));
  return briefsAside();
}

function isSame(one: BriefAside, other: BriefAside): boolean {
  return JSON.stringify(one.values) === JSON.stringify(other.values);
}

/** The form's address for those that it asks. */
export function addressOf(keys: readonly string[]): string {
  const ids = (kind: Listed['kind']) =>
    keys.filter((key) => key.startsWith(`${kind}:`)).map((key) => key.slice(kind.length + 1));
  const parts = { dossiers: ids('dossier'), plants: ids('supplier') };
  const search = Object.entries(parts).flatMap(([name, of]) =>
    of.length === 0 ? [] : [`${name}=${of.join()}`],
  );
  return `/briefs/new${search.length === 0 ? '' : `?${search.join('&')}`}`;
}
