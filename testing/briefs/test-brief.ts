import { eq } from 'drizzle-orm';
import { requests } from '#domains/requests/server/tables.ts';
import { foundCompany, sendForm } from '../deals.ts';
import type { Field } from '../encode-form.ts';
import { terms } from '../sample-terms.ts';
import type { TestPerson, TestProduct } from '../test-product.ts';

export const line = {
  ...{ product: 'Amlodipine tablets', strength: '5 mg', packUnits: '30', markets: ['EU', 'UK'] },
  ...{ volumes: ['120000', '150000'], targetPrice: '1.25', documents: 'CPP' },
};

const year = new Date().getUTCFullYear();

type Target = { kind: 'dossier' | 'supplier'; id: string; lines: number[] };

/** The fields of a brief as a page sends them. */
export function briefForm(
  asked: readonly Target[],
  {
    lines = [line],
    ...fields
  }: { lines?: readonly object[] } & Record<string, Field | readonly object[]> = {},
): Record<string, Field> {
  return {
    ...{ title: 'Amlodipine 2027', firstYear: String(year + 1), currency: 'EUR' },
    ...{ lines: JSON.stringify(lines), asked: JSON.stringify(asked) },
    ...(fields as Record<string, Field>),
  };
}

export type TestBrief = Awaited<ReturnType<typeof openBrief>>;

/** Who asks and their colleague, and owners of one dossier each. */
export async function openCast(product: TestProduct, owners = 3) {
  const buyer = await product.signIn();
  const colleague = await product.signIn();
  const desk = await product.signIn('admin');
  const buyerCompany = await foundCompany(product, buyer, colleague);
  const asked: { person: TestPerson; company: { id: number; name: string }; id: number }[] = [];
  for (let count = 0; count < owners; count += 1) {
    const person = await product.signIn();
    const company = await foundCompany(product, person);
    asked.push({ person, company, id: await product.list({ companyId: company.id }) });
  }
  return { buyer, colleague, desk, buyerCompany, owners: asked };
}

/** A brief that has gone to as many owners, each with one dossier. */
export async function openBrief(product: TestProduct, count = 3) {
  const cast = await openCast(product, count);
  const { buyer, desk, owners } = cast;
  const asked = owners.map(({ id }) => ({ kind: 'dossier' as const, id: String(id), lines: [0] }));
  const { body } = await sendForm(product, buyer, '/api/briefs', briefForm(asked));
  const url = `/api/briefs/${body.data.id}`;

  async function read(person: TestPerson = buyer) {
    return (await product.app.inject({ url, headers: person.headers })).json().data;
  }

  /** Makes a move on the request of the owner in this place, as it stands now. */
  async function move(place: number, person: TestPerson, name: string, fields: Record<string, Field> = {}) {
    const { reference } = (await read()).requests[place];
    const [row] = await product.db.select().from(requests).where(eq(requests.reference, reference));
    const revision = String(row?.revision);
    return sendForm(product, person, `/api/requests/${reference}/moves`, { ...fields, move: name, revision });
  }

  async function award(place: number, more: object = {}, person: TestPerson = buyer, headers = {}) {
    const { revision, requests: all } = await read();
    const answer = await product.app.inject({
      method: 'POST',
      url: `${url}/award`,
      headers: { ...person.headers, ...headers },
      payload: {
        awarded: all[place].reference,
        words: 'Thank you.',
        revision,
        requests: all.map((one: { reference: string; revision: number }) => ({
          reference: one.reference,
          revision: one.revision,
        })),
        ...more,
      },
    });
    return { status: answer.statusCode, body: answer.json() };
  }

  return {
    ...cast,
    id: body.data.id as string,
    url,
    read,
    move,
    award,
    async offer(place: number, changes: object = {}) {
      await move(place, desk, 'review');
      const owner = owners[place]?.person as TestPerson;
      return move(place, owner, 'issue-term-sheet', { terms: JSON.stringify({ ...terms, ...changes }) });
    },
    write: (fields: Record<string, Field>, person: TestPerson = buyer, headers = {}) =>
      sendForm(product, person, `${url}/messages`, fields, headers),
  };
}
