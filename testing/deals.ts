import { eq } from 'drizzle-orm';
import { companies, companyPeople } from '#domains/companies/server/tables.ts';
import { dossiers } from '#domains/dossiers/server/tables.ts';
import { requests } from '#domains/requests/server/tables.ts';
import { outgoingMails } from '#platform/server/mail/tables.ts';
import { encodeForm, type Field } from './encode-form.ts';
import * as samples from './sample-files.ts';
import { terms } from './sample-terms.ts';
import type { TestPerson, TestProduct } from './test-product.ts';

/** Sends a multipart form as a browser does, and answers status and body. */
export async function sendForm(
  { app }: TestProduct,
  person: TestPerson,
  url: string,
  fields: Record<string, Field>,
  headers: Record<string, string> = {},
) {
  const { contentType, body } = await encodeForm(fields);
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: { ...person.headers, ...headers, 'content-type': contentType },
    payload: body,
  });
  return { status: answer.statusCode, body: answer.json() };
}

let companyCount = 0;

/** A company of these people. */
export async function foundCompany(
  { db }: TestProduct,
  ...members: TestPerson[]
): Promise<{ id: number; name: string }> {
  companyCount += 1;
  const name = `Halcyon ${companyCount} Laboratories`;
  const [company] = await db
    .insert(companies)
    .values({
      name,
      headquarters: 'Portugal',
      foundedYear: 1990,
      rdCapabilities: 'Yes',
      manufacturing: 'Yes',
      frontEndMarkets: 'No',
      apiManufacturing: 'No',
    })
    .returning();
  if (company === undefined) throw new Error('nothing was inserted');
  for (const { id } of members)
    await db.insert(companyPeople).values({ companyId: company.id, personId: id });
  return { id: company.id, name };
}

const today = new Date().toISOString().slice(0, 10);
export const fee = { currency: 'EUR', due: '500', amount: '500', bookedOn: today };

/** Everything that any move may need. */
export function everyNeed(): Record<string, Field> {
  return {
    note: 'As discussed',
    terms: JSON.stringify(terms),
    fee: JSON.stringify(fee),
    files: [[samples.pdf('Signed'), 'signed.pdf']],
  };
}

export type Deal = Awaited<ReturnType<typeof openDeal>>;

/** A request with everybody around it: who asks and their colleague, who owns the listing, the desk, and a stranger. */
export async function openDeal(product: TestProduct) {
  // One after the other, so that each has the number of its row in its name.
  const buyer = await product.signIn();
  const colleague = await product.signIn();
  const owner = await product.signIn();
  const stranger = await product.signIn();
  const desk = await product.signIn('admin');
  const buyerCompany = await foundCompany(product, buyer, colleague);
  const ownerCompany = await foundCompany(product, owner);
  const listing = await product.list({ companyId: ownerCompany.id });
  const [row] = await product.db.select().from(dossiers).where(eq(dossiers.id, listing));
  const { body } = await sendForm(product, buyer, '/create-dossertermsheet', {
    id: String(listing),
    marketsOfInterest: 'EU',
    cdaOrNda: [[samples.pdf(), 'cda.pdf']],
  });
  const reference: string = body.reference;
  const url = `/api/requests/${reference}`;

  async function read(person: TestPerson) {
    const answer = await product.app.inject({ url, headers: person.headers });
    return answer.json().data;
  }

  async function revisionNow(): Promise<string> {
    const [request] = await product.db
      .select({ revision: requests.revision })
      .from(requests)
      .where(eq(requests.reference, reference));
    return String(request?.revision);
  }

  /** Makes a move on the request as it stands, unless another revision is given. */
  async function move(person: TestPerson, name: string, fields: Record<string, Field> = {}) {
    const revision = fields.revision ?? (await revisionNow());
    return sendForm(product, person, `${url}/moves`, { ...fields, move: name, revision });
  }

  async function mailsTo(person: TestPerson | 'desk') {
    const recipient = person === 'desk' ? 'desk@demo.example' : person.email;
    const mails = await product.db
      .select()
      .from(outgoingMails)
      .where(eq(outgoingMails.recipient, recipient))
      .orderBy(outgoingMails.id);
    return mails.filter((mail) => mail.subject.startsWith(reference));
  }

  return {
    reference,
    url,
    listing,
    code: row?.code ?? '',
    companyName: ownerCompany.name,
    ownerCompany,
    buyerCompany,
    buyer,
    colleague,
    owner,
    desk,
    stranger,
    read,
    move,
    mailsTo,
    async subjectsTo(person: TestPerson | 'desk') {
      return (await mailsTo(person)).map((mail) => mail.subject.replace(`${reference}: `, ''));
    },
    write: (person: TestPerson, text: string, more: Record<string, Field> = {}, headers = {}) =>
      sendForm(product, person, `${url}/messages`, { text, ...more }, headers),
  };
}
