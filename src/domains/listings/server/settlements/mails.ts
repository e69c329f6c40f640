import type { SettlementFields } from '#domains/dossiers/contract/settlements/settlements.ts';
import type { Mail } from '#platform/server/mail/outbox.ts';
import type { ListingRecord } from '../records.ts';

type Named = Pick<ListingRecord, 'id' | 'code' | 'title'>;

function factsOf({ market, day, parties, source }: SettlementFields) {
  return [
    { label: 'Market', value: market },
    { label: 'From', value: day },
    { label: 'Parties', value: parties },
    { label: 'Made public at', value: source },
  ];
}

/** To the desk: an owner has entered a settlement. */
export function enteredMail(
  record: Named,
  fields: SettlementFields,
  { desk, publicUrl }: { desk: string; publicUrl: string },
): Mail {
  return {
    to: desk,
    beforeProof: true,
    subject: `${record.code}: a settlement waits for you`,
    heading: 'A settlement waits to be reviewed',
    paragraphs: [
      `A member of the owner’s company has entered a settlement for ${record.title} (${record.code}). It counts in the launch window once you accept it.`,
    ],
    facts: [{ label: 'Entered by', value: 'The owner of the listing, a member' }, ...factsOf(fields)],
    action: { label: 'Review it', url: `${publicUrl}/admin/dossiers/${record.id}/windows` },
  };
}

/** To who entered a settlement: what the desk decided. */
export function decidedMail(
  record: Named,
  to: { name: string; email: string },
  fields: SettlementFields,
  refused: { note: string } | null,
  publicUrl: string,
): Mail {
  return {
    to: to.email,
    subject: `${record.code}: your settlement was ${refused ? 'not accepted' : 'accepted'}`,
    heading: refused ? 'Your settlement was not accepted' : 'Your settlement counts',
    paragraphs: [
      `Dear ${to.name},`,
      refused
        ? `The settlement that you entered for ${record.title} (${record.code}) was not accepted. The launch window stays as the registers have it.`
        : `The settlement that you entered for ${record.title} (${record.code}) counts in its launch window now, and readers see its parties and source.`,
      ...(refused ? [refused.note] : []),
    ],
    facts: [{ label: 'Decided by', value: 'The Dosebridge desk' }, ...factsOf(fields)],
    action: { label: 'Open the dossier', url: `${publicUrl}/listings/dossier/${record.id}` },
  };
}
