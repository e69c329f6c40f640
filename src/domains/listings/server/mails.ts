import type { FieldValue } from '#domains/catalogue/contract/listing-field.ts';
import type { Mail } from '#platform/server/mail/outbox.ts';
import { listingFields, listingWords } from '../contract/listing-fields.ts';
import { writtenValue } from '../contract/listing-words.ts';
import type { Addressee, EditRow } from './queries.ts';
import type { ListingRecord } from './records.ts';
import type { Changes } from './rules.ts';

type Named = Pick<ListingRecord, 'kind' | 'id' | 'code' | 'title'>;

function factsOf(record: Named, changes: Changes) {
  return listingFields[record.kind].flatMap(({ name, label }) => {
    const change = changes[name];
    if (change === undefined) return [];
    return [
      {
        label,
        value: `${writtenValue(change[0] as FieldValue)}\n→ ${writtenValue(change[1] as FieldValue)}`,
      },
    ];
  });
}

/** To the desk: an owner's change of a published listing waits. */
export function proposalMail(
  record: Named,
  proposer: string,
  changes: Changes,
  { desk, publicUrl }: { desk: string; publicUrl: string },
): Mail {
  return {
    to: desk,
    beforeProof: true,
    subject: `${record.code}: a change waits for you`,
    heading: 'A change of a listing waits',
    paragraphs: [
      `A member of the owner’s company, ${proposer}, proposes to change ${record.title} (${record.code}).`,
    ],
    facts: [
      { label: 'Proposed by', value: 'The owner of the listing, a member' },
      ...factsOf(record, changes),
    ],
    action: { label: 'Look at the changes', url: `${publicUrl}/admin/edits` },
  };
}

/** To the desk: what waits for it of a sheet, once for all of it. */
export function sheetMail(
  proposer: string,
  changes: number,
  { desk, publicUrl }: { desk: string; publicUrl: string },
): Mail {
  const waits = changes === 1 ? 'A change waits' : `${changes} changes wait`;
  return {
    to: desk,
    beforeProof: true,
    subject: `A sheet of listings: ${waits.charAt(0).toLowerCase()}${waits.slice(1)} for you`,
    heading: `${waits} for you`,
    paragraphs: [`A member of an owner’s company, ${proposer}, proposes by a sheet to change listings.`],
    facts: [
      { label: 'Proposed by', value: 'The owner of the listings, a member' },
      { label: 'Listings', value: String(changes) },
    ],
    action: { label: 'Look at the changes', url: `${publicUrl}/admin/edits` },
  };
}

/** To who proposed a change, or whom it is told instead: what the desk decided. */
export function decisionMail(
  record: Named,
  to: Addressee,
  edit: Pick<EditRow, 'changes'>,
  decision: 'approved' | 'rejected',
  note: string,
  publicUrl: string,
): Mail {
  const approved = decision === 'approved';
  return {
    to: to.email,
    subject: `${record.code}: your change was ${approved ? 'approved' : 'not approved'}`,
    heading: approved ? 'Your change is published' : 'Your change was not approved',
    paragraphs: [
      `Dear ${to.name},`,
      approved
        ? `Your change of ${record.title} (${record.code}) is in the catalogue now.`
        : `Your change of ${record.title} (${record.code}) was not approved. The listing stays as it was; you may change it and send it again.`,
      ...(note === '' ? [] : [note]),
    ],
    facts: [{ label: 'Decided by', value: 'The Dosebridge desk' }, ...factsOf(record, edit.changes)],
    action: openOwn(record, publicUrl),
  };
}

/** To who proposed a change, or sent a draft: the listing was retired meanwhile. */
export function endedEditMail(
  record: Named,
  to: Addressee,
  edit: Pick<EditRow, 'asks' | 'changes'>,
  publicUrl: string,
): Mail {
  const isDraft = edit.asks === 'publication';
  return {
    to: to.email,
    subject: `${record.code}: your ${isDraft ? 'draft was retired' : 'change was withdrawn'}`,
    heading: `Your ${isDraft ? 'draft' : 'change'} waits no more`,
    paragraphs: [
      `Dear ${to.name},`,
      isDraft
        ? `${record.title} (${record.code}) was retired before its review was done. It stays yours: ask the desk to publish it.`
        : `${record.title} (${record.code}) was retired before your change was decided. It stays yours and can be published again: ask the desk, then send the change anew.`,
    ],
    facts: [{ label: 'Done by', value: 'The Dosebridge desk' }, ...factsOf(record, edit.changes)],
    action: openOwn(record, publicUrl),
  };
}

/** To the desk: a draft of an owner waits to be reviewed. */
export function reviewMail(
  record: Named,
  sender: string,
  { desk, publicUrl }: { desk: string; publicUrl: string },
): Mail {
  return {
    to: desk,
    beforeProof: true,
    subject: `${record.code}: a new listing waits for you`,
    heading: 'A new listing waits to be reviewed',
    paragraphs: [
      `A member of the owner’s company, ${sender}, has drafted ${record.title} (${record.code}) and asks you to publish it.`,
    ],
    facts: [{ label: 'Sent by', value: 'The owner of the listing, a member' }],
    action: { label: 'Read the draft', url: `${publicUrl}/admin/edits` },
  };
}

/** To who sent a draft: it is published. */
export function publishedMail(record: Named, to: Addressee, publicUrl: string): Mail {
  return {
    to: to.email,
    subject: `${record.code}: your listing is published`,
    heading: 'Your listing is published',
    paragraphs: [
      `Dear ${to.name},`,
      `${record.title} (${record.code}) is in the catalogue now, and buyers find it.`,
    ],
    facts: [{ label: 'Decided by', value: 'The Dosebridge desk' }],
    action: openOwn(record, publicUrl),
  };
}

/** To who sent a draft: what the desk wants done to it first. */
export function sentBackMail(record: Named, to: Addressee, note: string, publicUrl: string): Mail {
  return {
    to: to.email,
    subject: `${record.code}: your draft was sent back`,
    heading: 'Your draft was sent back',
    paragraphs: [
      `Dear ${to.name},`,
      `${record.title} (${record.code}) is not published yet. Put right what the desk asks for, and send it again.`,
      note,
    ],
    facts: [{ label: 'Decided by', value: 'The Dosebridge desk' }],
    action: openOwn(record, publicUrl),
  };
}

function openOwn({ kind, id }: Named, publicUrl: string): Mail['action'] {
  return { label: `Open the ${listingWords[kind].one}`, url: `${publicUrl}/listings/${kind}/${id}` };
}

/** To an owner: these listings have not been confirmed for long. */
export function confirmationMail(
  to: { name: string; email: string },
  listings: readonly { code: string; title: string }[],
  publicUrl: string,
): Mail {
  return {
    to: to.email,
    subject:
      listings.length === 1
        ? 'Does this listing still hold?'
        : `Do these ${listings.length} listings still hold?`,
    heading: 'Do your listings still hold?',
    paragraphs: [
      `Dear ${to.name},`,
      'Nobody has confirmed the listings below for half a year. Buyers see that. Open each, put right what has changed, and confirm it.',
    ],
    facts: listings.map(({ code, title }) => ({ label: code, value: title })),
    action: { label: 'See your listings', url: `${publicUrl}/listings` },
  };
}
