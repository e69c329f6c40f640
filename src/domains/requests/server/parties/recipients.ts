import { type CompanyAct, mayAs } from '#domains/companies/contract/company-roles.ts';
import { listStandIns } from '#domains/companies/server/absences/queries.ts';
import { findPeopleOf } from '#domains/companies/server/people/queries.ts';
import { capitalise } from '#platform/contract/capitalise.ts';
import { dayWords } from '#platform/contract/dates.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { type Mail, postMails } from '#platform/server/mail/outbox.ts';
import type { Parts } from '#platform/server/parts.ts';
import type { Side } from '../../contract/request-life.ts';
import { listWatchers } from '../watching/watchers.ts';
import { contactOf, type RequestRow } from './participants.ts';

/** What a mail about a request needs beside the request. */
export type MailParts = Pick<Parts, 'jobs' | 'publicUrl' | 'deskEmail'>;

/** A mail before it is addressed: its subject goes on from the reference, and is its heading unless it has another. */
export type RequestMail = Pick<Mail, 'subject' | 'heading' | 'paragraphs' | 'facts'>;

type Recipient = { side: Side; email: string; because: string[] };

/** Who did it: their own side knows already. */
type Actor = { personId: number; side: Side } | null;

/** Who reads for a side; `because`, in words, where that is for somebody who is out of office. */
type Reader = { id: number; email: string; because?: string[] };

/**
 * Who looks after it. Where nobody does who can sign in, since its maker left or was disabled, and where their role in the
 * company does not do what is asked (`act`), its administrators too (§26.4), everyone of the company where it has none; where
 * a signature is asked for, all whose role signs.
 */
async function findContacts(db: Queryable, row: RequestRow, act: CompanyAct): Promise<Reader[]> {
  const contact = contactOf(row);
  const there = contact === null || contact.disabledAt !== null ? [] : [contact];
  if (row.companyId === null) return there;
  const people = await findPeopleOf(db, row.companyId);
  const may = ({ id }: Reader) => people.every((one) => one.id !== id || mayAs(one.role, act));
  if (there.length > 0 && there.every(may)) return there;
  const others = people.filter(({ role }) => (act === 'sign' ? mayAs(role, act) : role === 'administrator'));
  return eachOnce([...there, ...(others.length > 0 ? others : people)]);
}

/** These and who watches it. */
async function findBuyers(db: Queryable, row: RequestRow, act: CompanyAct): Promise<Reader[]> {
  const contacts = await withStandIns(db, row.companyId, await findContacts(db, row, act));
  return eachOnce([...contacts, ...(await listWatchers(db, row))]);
}

/** Each of a company's people who is asked to do something, and while they are out of office who answers, told for whom (§26.6). */
export async function withStandIns(
  db: Queryable,
  companyId: number | null,
  people: readonly Reader[],
): Promise<Reader[]> {
  const away = companyId === null ? [] : await listStandIns(db, companyId);
  const asked = away.filter(({ personId }) => people.some(({ id }) => id === personId));
  const standIns = asked.flatMap(({ name, until, answering }) => {
    const because = `${name} is out of office until ${dayWords(until)}, and you answer meanwhile.`;
    return answering.map(({ id, email }) => ({ id, email, because: [because] }));
  });
  return eachOnce([...people, ...standIns]);
}

function eachOnce(readers: readonly Reader[]): Reader[] {
  const once = new Map<number, Reader>();
  for (const { id, email, because = [] } of readers)
    once.set(id, { id, email, because: [...(once.get(id)?.because ?? []), ...because] });
  return [...once.values()];
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
  act: CompanyAct,
): Promise<Recipient[]> {
  const recipients: Recipient[] = [];
  function add(side: Side, readers: readonly Reader[]): void {
    for (const { id, email, because = [] } of readers)
      if (id !== actor?.personId) recipients.push({ side, email, because });
  }
  add('buyer', await findBuyers(db, row, act));
  if (row.passedOnAt !== null && actor?.side !== 'owner')
    add('owner', await withStandIns(db, row.owner.id, await findPeopleOf(db, row.owner.id)));
  if (actor?.side !== 'desk') recipients.push({ side: 'desk', email: deskEmail, because: [] });
  return recipients;
}

/** Writes the mails that something causes, in its transaction: for each side its own words, or none where null. */
export async function tellParticipants(
  db: Queryable,
  { jobs, publicUrl, deskEmail }: MailParts,
  row: RequestRow,
  actor: Actor,
  write: (side: Side) => RequestMail | null,
  /** What the buyer's side is asked to do. */
  act: CompanyAct = 'deal',
): Promise<void> {
  const recipients = await findRecipients(db, row, deskEmail, actor, act);
  const mails = recipients.flatMap(({ side, ...reader }) => {
    const mail = write(side);
    if (mail === null) return [];
    return [
      { ...addressed(publicUrl, row, reader, mail), ...(side === 'desk' && { beforeProof: true as const }) },
    ];
  });
  if (mails.length > 0) await postMails(db, jobs, mails);
}

/** What is one side's business alone: to these of its company's people, whose button opens the form of the signature. */
export async function tellPeople(
  db: Queryable,
  { jobs, publicUrl }: MailParts,
  row: RequestRow,
  { companyId, people, by }: { companyId: number | null; people: readonly Reader[]; by: number | null },
  mail: RequestMail,
): Promise<void> {
  const readers = (await withStandIns(db, companyId, people)).filter(({ id }) => id !== by);
  const mails = readers.map((reader) => addressed(publicUrl, row, reader, mail, '#signature'));
  if (mails.length > 0) await postMails(db, jobs, mails);
}

function addressed(
  publicUrl: string,
  row: RequestRow,
  { email, because = [] }: Omit<Reader, 'id'>,
  mail: RequestMail,
  form = '',
): Mail {
  return {
    heading: capitalise(mail.subject),
    ...mail,
    paragraphs: [...because, ...mail.paragraphs],
    subject: `${row.reference}: ${mail.subject}`,
    to: email,
    action: { label: 'Open the request', url: `${publicUrl}/requests/${row.reference}${form}` },
  };
}
