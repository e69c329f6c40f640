import { findDeputy } from '#domains/companies/server/absences/queries.ts';
import { capitalise } from '#platform/contract/capitalise.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { type Mail, postMails } from '#platform/server/mail/outbox.ts';
import type { Parts } from '#platform/server/parts.ts';
import type { Side } from '../../contract/request-life.ts';
import { listWatchers } from '../watching/watchers.ts';
import { contactOf, findPeopleOf, type RequestRow } from './participants.ts';

/** What a mail about a request needs beside the request. */
export type MailParts = Pick<Parts, 'jobs' | 'publicUrl' | 'deskEmail'>;

/** A mail before it is addressed: its subject goes on from the reference, and is its heading unless it has another. */
export type RequestMail = Pick<Mail, 'subject' | 'heading' | 'paragraphs' | 'facts'>;

type Recipient = { side: Side; email: string };

/** Who did it: their own side knows already. */
type Actor = { personId: number; side: Side } | null;

type Buyer = { id: number; email: string };

/**
 * Who looks after it, and while they are out of office their deputy too (§26.6). Where nobody does who can sign in, since its
 * maker left or was disabled, the company's administrators (§26.4); everyone of the company where it has none.
 */
async function findContacts(db: Queryable, row: RequestRow): Promise<Buyer[]> {
  const contact = contactOf(row);
  if (contact !== null && contact.disabledAt === null) {
    const away = row.companyId === null ? null : await findDeputy(db, row.companyId, contact.id);
    return away === null ? [contact] : [contact, away.deputy];
  }
  if (row.companyId === null) return [];
  const people = await findPeopleOf(db, row.companyId);
  const administrators = people.filter(({ role }) => role === 'administrator');
  return administrators.length > 0 ? administrators : people;
}

/** These and who watches it, each once. */
async function findBuyers(db: Queryable, row: RequestRow): Promise<Buyer[]> {
  const all = [...(await findContacts(db, row)), ...(await listWatchers(db, row))];
  return [...new Map(all.map((one) => [one.id, one])).values()];
}

/**
 * Where each side reads (§17.3): of the buyer's who looks after the request, of the owner's everyone once it was passed
 * on, and the desk. Of the side that acted nobody, but a buyer whose colleague did it.
 */
async function findRecipients(
  db: Queryable,
  row: RequestRow,
  deskEmail: string,
  actor: Actor,
): Promise<Recipient[]> {
  const recipients: Recipient[] = [];
  for (const { id, email } of await findBuyers(db, row)) {
    if (id !== actor?.personId) recipients.push({ side: 'buyer', email });
  }
  if (row.passedOnAt !== null && actor?.side !== 'owner') {
    const people = await findPeopleOf(db, row.owner.id);
    recipients.push(
      ...people
        .filter(({ id }) => id !== actor?.personId)
        .map(({ email }) => ({ side: 'owner' as const, email })),
    );
  }
  if (actor?.side !== 'desk') recipients.push({ side: 'desk', email: deskEmail });
  return recipients;
}

/** Writes the mails that something causes, in its transaction: for each side its own words, or none where null. */
export async function tellParticipants(
  db: Queryable,
  { jobs, publicUrl, deskEmail }: MailParts,
  row: RequestRow,
  actor: Actor,
  write: (side: Side) => RequestMail | null,
): Promise<void> {
  const recipients = await findRecipients(db, row, deskEmail, actor);
  const mails = recipients.flatMap(({ side, email }) => {
    const mail = write(side);
    if (mail === null) return [];
    return [
      { ...addressed(publicUrl, row, email, mail), ...(side === 'desk' && { beforeProof: true as const }) },
    ];
  });
  if (mails.length > 0) await postMails(db, jobs, mails);
}

/** What is one side's business alone: to these of its people, whose button opens the form of the signature. */
export async function tellPeople(
  db: Queryable,
  { jobs, publicUrl }: MailParts,
  row: RequestRow,
  people: readonly { email: string }[],
  mail: RequestMail,
): Promise<void> {
  const mails = people.map(({ email }) => addressed(publicUrl, row, email, mail, '#signature'));
  if (mails.length > 0) await postMails(db, jobs, mails);
}

function addressed(publicUrl: string, row: RequestRow, to: string, mail: RequestMail, form = ''): Mail {
  return {
    heading: capitalise(mail.subject),
    ...mail,
    subject: `${row.reference}: ${mail.subject}`,
    to,
    action: { label: 'Open the request', url: `${publicUrl}/requests/${row.reference}${form}` },
  };
}
