import { parseArgs } from 'node:util';
import pg from 'pg';
import { registerMember, signInByCall } from '#testing/running/members.ts';
import { openStage } from '../../deploy/drill/stage.ts';
import { makeDossierSearches } from '../search/dossier-mix.ts';
import { findListing, median } from '../search/http-load.ts';
import { searchCount, seed } from '../search/mix-parts.ts';
import { fillCatalogue } from '../search/seed-database.ts';
import { countTransactions, printBeside } from './beside.ts';
import { type Load, searchBy, submitBy } from './loads.ts';
import { printTurns, spend, type Turn } from './turns.ts';

/**
 * `npm run bench:growth -- --size 100k --rounds 3`: one to four instances behind the balancer, on one PostgreSQL and with a
 * synchronous standby. Answers a second stop growing where the machine's cores are full; the processor time of an answer
 * tells whether they would grow with cores.
 */
const sizesByName: Record<string, number> = { '10k': 10_000, '100k': 100_000 };
const names = ['a', 'b', 'c', 'd'];
const clients = 16;
const submitters = 8;
const submitsOfEach = 10;

const { values } = parseArgs({
  options: { size: { type: 'string', default: '10k' }, rounds: { type: 'string', default: '5' } },
});
const rounds = Number(values.rounds);
const size = sizesByName[values.size];
if (size === undefined) throw new Error(`--size takes one of ${Object.keys(sizesByName).join(', ')}`);

const bodies = makeDossierSearches(searchCount, seed, size).map((search) => JSON.stringify(search));
const stage = await openStage({ instances: names, rateLimits: 'off' });
const instances = { stage, names, rounds };
const pool = new pg.Pool({ connectionString: stage.pair.primary.ownerUrl });
try {
  await fillCatalogue(pool, size);
  // Each starts anew on the whole catalogue, and keeps nothing that following its growth left behind.
  await stage.restartInTurn();
  const { token } = await signInByCall(stage, 'seller');
  const one = searchBy(1, token, bodies);
  const many = searchBy(clients, token, bodies);
  const dossierId = Number(await findListing(stage.origin, token));

  // What an instance reads and compiles once is no part of growth.
  const first: Turn[] = [];
  for (const origin of Object.values(stage.origins)) first.push(await spend(stage, many, origin));
  const readingCards = median(first.map(({ spent, answers }) => (1_000 * spent.PostgreSQL) / answers));
  console.log(`PostgreSQL, of a search that is the first to read its cards: ${readingCards.toFixed(2)} ms`);

  stage.pair.standby.kill();
  await printTurns(instances, 'One PostgreSQL, searches of one client', one);
  await printTurns(instances, `One PostgreSQL, searches of ${clients} clients`, many);
  await printTurns(instances, 'One PostgreSQL, submits of members', await makeSubmits(dossierId));

  await stage.pair.revive('standby');
  await stage.pair.waitForStandby();
  const before = await countTransactions(stage);
  await printTurns(instances, `Synchronous standby, searches of ${clients} clients`, many);
  const meanwhile = (await countTransactions(stage)) - before;
  console.log(`transactions meanwhile, those at rest among them: ${meanwhile}`);
  await printTurns(instances, 'Synchronous standby, submits of members', await makeSubmits(dossierId));
  await printBeside(stage, pool);
} finally {
  await pool.end();
  await stage.close();
}

/** Of members who have sent nothing yet today: one may send 500 files. */
async function makeSubmits(dossierId: number): Promise<Load> {
  const registered = Array.from({ length: submitters }, () => registerMember(stage.origin, stage.prove));
  return submitBy(await Promise.all(registered), submitsOfEach, dossierId);
}
