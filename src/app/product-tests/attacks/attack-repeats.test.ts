import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#call-table.ts';
import {
  type MoveName,
  mayMove,
  moveNames,
  moves,
  type Side,
  sides,
} from '#domains/requests/contract/request-life.ts';
import { requests } from '#domains/requests/server/tables.ts';
import type { Call } from '#platform/contract/call.ts';
import { ask, fieldsOfCall, openPlanter, type Planter, prepare, type Ready } from '#testing/attack/plant.ts';
import { countRows, keyedCalls, moreThan, withAnother } from '#testing/attack/repeats.ts';
import { type Deal, everyNeed, openDeal } from '#testing/deals.ts';
import { whileHeld } from '#testing/held-row.ts';
import { pdf } from '#testing/sample-files.ts';

// Attacks by repetition: the same thing sent again, something else sent under the same key, and the same thing sent by
// several at the same moment. The calls are those of the contract: a new one that takes a key is attacked from the day
// it stands there.

let world: Planter;
beforeAll(async () => {
  world = await openPlanter();
}, 120_000);
afterAll(() => world.product.stop());

let keys = 0;
function underKey(ready: Ready): Ready {
  keys += 1;
  return { ...ready, headers: { ...ready.headers, 'idempotency-key': `repeated-${keys}` } };
}

async function send(ready: Ready): Promise<{ status: number; body: Record<string, unknown> }> {
  const { statusCode, payload } = await ask(world, ready);
  return { status: statusCode, body: JSON.parse(payload) };
}

const prepareCall = (name: string) => prepare(world, name, calls[name as keyof typeof calls] as Call);

test.each(keyedCalls)(
  '%s sent again under its key is done once, also when it is sent three times at once',
  async (name) => {
    const one = underKey(await prepareCall(name));
    let before = await countRows(world);
    const first = await send(one);
    expect([name, first.status, first.body]).toEqual([name, 200, expect.anything()]);
    const made = moreThan(before, await countRows(world));
    expect(Object.keys(made), 'it writes').not.toEqual([]);
    before = await countRows(world);
    const again = await Promise.all([send(one), send(one)]);
    expect(again.map(({ status }) => status)).toEqual([200, 200]);
    expect(moreThan(before, await countRows(world)), 'a repeat writes nothing').toEqual({});

    const three = underKey(await prepareCall(name));
    before = await countRows(world);
    const answers = await Promise.all([send(three), send(three), send(three)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size, 'one answer for all').toBe(1);
    const { blog_pictures: _, ...ofThree } = moreThan(before, await countRows(world));
    const { blog_pictures: __, ...ofOne } = made;
    // A picture that was drawn in vain stands in no post, and the sweep takes it away.
    if (name !== 'POST /api/blog-pictures') expect(ofThree, 'three at once are one').toEqual(ofOne);
  },
);

test.each(keyedCalls)(
  '%s with other content under the same key is refused, whatever differs, and nothing is written',
  async (name) => {
    const call = calls[name as keyof typeof calls] as Call;
    const fields = await fieldsOfCall(world, name);
    const besides =
      typeof call.repeat === 'object' && 'keyed' in call.repeat ? call.repeat.keyed.besides : [];
    const sent = underKey(await prepareCall(name));
    expect((await send(sent)).status).toBe(200);
    const before = await countRows(world);
    const refused: string[] = [];
    for (const field of fields) {
      const other = withAnother(sent, field);
      if (other === undefined || besides.includes(field.path[0] ?? '')) continue;
      const { status, body } = await send(other);
      const where = `${name} ${field.part}.${field.path.join('.')}`;
      // Where no other value of its kind is known, the field's own check may come first.
      expect.soft([400, 404, 415, 422], `${where}: ${JSON.stringify(body)}`).toContain(status);
      if (status === 422) refused.push(where);
      if (status === 422) expect.soft(body, where).toMatchObject({ code: 'key-reused' });
    }
    if (name.includes('/:')) {
      const elsewhere = { ...(await prepareCall(name)), headers: sent.headers };
      const { status } = await send(elsewhere);
      expect(status, 'the same content for another row').toBe(422);
      refused.push('row');
    }
    expect(refused, 'the drill finds what differs').not.toEqual([]);
    const { company_people, ...after } = moreThan(before, await countRows(world));
    // Rows that the drill itself made for another row do not count.
    if (!name.includes('/:')) expect({ ...after, ...(company_people && { company_people }) }).toEqual({});
  },
);

/** The same three times while the request is held, so that all of them wait for it. */
function threeAtOnce<A>(deal: Deal, act: () => Promise<A>): Promise<A[]> {
  const row = 'select from requests where reference = $1';
  return whileHeld(world.product, [row, [deal.reference]], [act, act, act]);
}

async function traces(deal: Deal) {
  const { rows } = await world.product.db.$client.query(
    `select (select count(*)::int from request_events e join requests r on r.id = e.request_id where r.reference = $1) as events,
      (select count(*)::int from audit_trail where subject = 'request:' || $1) as lines,
      (select count(*)::int from outgoing_mails where subject like $1 || ':%') as mails`,
    [deal.reference],
  );
  return rows[0];
}

async function openIn(name: MoveName): Promise<Deal> {
  const deal = await openDeal(world.product);
  const state = moves[name].from[0];
  await world.product.db
    .update(requests)
    .set({ state, passedOnAt: new Date() })
    .where(eq(requests.reference, deal.reference));
  return deal;
}

test.each(moveNames)(
  '%s sent three times at the same moment is made once: the others meet what the first has left',
  async (name) => {
    const side: Side = sides.find((one) => mayMove(name, moves[name].from[0], one)) ?? 'desk';
    const one = await openIn(name);
    const untouched = await traces(one);
    await one.move(one[side], name, everyNeed());
    const after = await traces(one);
    const deal = await openIn(name);
    const { revision } = await deal.read(deal.desk);
    const answers = await threeAtOnce(deal, () =>
      deal.move(deal[side], name, { ...everyNeed(), revision: String(revision) }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(after.events).toBe(untouched.events + 1);
    expect(await traces(deal)).toEqual(after);
  },
);

test('a take-over sent three times at the same moment is made once', async () => {
  const takeOver = async (deal: Deal) => {
    const { headers } = deal.colleague;
    const answer = await world.product.app.inject({ method: 'POST', url: `${deal.url}/take-over`, headers });
    return answer.statusCode;
  };
  const one = await openDeal(world.product);
  await takeOver(one);
  const deal = await openDeal(world.product);
  expect(await threeAtOnce(deal, () => takeOver(deal))).toEqual([200, 200, 200]);
  expect(await traces(deal)).toEqual(await traces(one));
});

const forms = Object.entries<Call>(calls).filter(([, { form }]) => form !== undefined);

test.each(forms)(
  '%s loses nothing of a part that it does not know: it refuses it',
  async (name, { form }) => {
    const ready = await prepareCall(name);
    const [box = ''] = Object.keys(form?.boxes ?? {});
    const files: [Buffer, string][] = [[pdf('A word that would be lost'), 'lost.pdf']];
    const before = await countRows(world);
    for (const [what, lost] of Object.entries({
      'a file of an unknown box': { unknown: files },
      'a file of a name that differs in capitals': { [box.toUpperCase()]: files },
      'a text in a box of files': { [box]: 'A word that would be lost' },
      'a text of an unknown field': { unknown: 'A word that would be lost' },
    })) {
      const { status, body } = await send({ ...ready, form: { ...ready.form, ...lost } });
      expect.soft([what, status, body.code]).toEqual([what, 400, 'invalid']);
    }
    expect(moreThan(before, await countRows(world))).toEqual({});
  },
);
