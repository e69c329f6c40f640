import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { people } from '#domains/accounts/server/tables.ts';
import { companyPeople } from '#domains/companies/server/tables.ts';
import { dossiers, molecules } from '#domains/dossiers/server/tables.ts';
import { numberKey } from '#domains/evidence/contract/evidence-numbers.ts';
import { provenUntil } from '#domains/evidence/contract/evidence-state.ts';
import { substancesNamed } from '#domains/evidence/contract/substances.ts';
import { evidenceClaims } from '#domains/evidence/server/tables.ts';
import { plants } from '#domains/suppliers/server/tables.ts';
import { Random } from './random.ts';

type NewClaim = typeof evidenceClaims.$inferInsert;

const day = 24 * 3_600_000;
/** Listings of one statement, which takes at most 65,535 parameters. */
const atOnce = 500;

/**
 * Adds claims to one in so many of the listings after an id (§21.1): what the listing says of its GMP, its active substance and
 * its inspections, with numbers that no register has. A CEP has four digits behind its year, where real ones have three; a DMF
 * or an ANDA begins with a nine, a FEI number with two.
 */
export async function insertClaims(
  database: NodePgDatabase,
  { every, now, afterDossier = 0, afterPlant = 0 }: Adding,
): Promise<void> {
  const [desk] = await database
    .select({ id: people.id })
    .from(people)
    .orderBy(sql`${people.role} <> 'admin'`, asc(people.id))
    .limit(1);
  // Nobody is there who could have stated one.
  if (desk === undefined) return;
  const write = async (claims: NewClaim[]) => {
    if (claims.length > 0) await database.insert(evidenceClaims).values(claims);
  };
  for (let after = afterDossier; ; ) {
    const rows = await selectDossiers(database, after, every);
    await write(rows.flatMap((row) => claimsOfDossier(row, { desk: desk.id, now })));
    after = rows.at(-1)?.id ?? 0;
    if (rows.length < atOnce) break;
  }
  for (let after = afterPlant; ; ) {
    const rows = await selectPlants(database, after, every);
    await write(rows.flatMap((row) => claimsOfPlant(row, { desk: desk.id, now })));
    after = rows.at(-1)?.id ?? 0;
    if (rows.length < atOnce) break;
  }
}

type Adding = { every: number; now: Date; afterDossier?: number; afterPlant?: number };

const owner = (companyId: typeof dossiers.companyId | typeof plants.companyId) =>
  sql<number | null>`(select min(person_id) from ${companyPeople} where company_id = ${companyId})`;

function selectDossiers(database: NodePgDatabase, after: number, every: number) {
  const { id, gmpStatuses, apiDmf, dosageForm, countriesOfManufacture, companyId, state } = dossiers;
  return database
    .select({
      ...{ id, gmpStatuses, apiDmf, dosageForm, countriesOfManufacture },
      ...{ inn: molecules.inn, owner: owner(companyId) },
    })
    .from(dossiers)
    .innerJoin(molecules, eq(molecules.id, dossiers.moleculeId))
    .where(and(gt(id, after), sql`${id} % ${every} = 0`, eq(state, 'published')))
    .orderBy(asc(id))
    .limit(atOnce);
}

function selectPlants(database: NodePgDatabase, after: number, every: number) {
  const { id, accreditations, dosageForms, city, country, companyId, state } = plants;
  return database
    .select({ ...{ id, accreditations, dosageForms, city, country }, owner: owner(companyId) })
    .from(plants)
    .where(and(gt(id, after), sql`${id} % ${every} = 0`, eq(state, 'published')))
    .orderBy(asc(id))
    .limit(atOnce);
}

type Stating = { desk: number; now: Date };

function claimsOfDossier(
  row: Awaited<ReturnType<typeof selectDossiers>>[number],
  stating: Stating,
): NewClaim[] {
  const { id, gmpStatuses, apiDmf, dosageForm, inn } = row;
  const random = new Random(21, id);
  const of = { dossierId: id, owner: row.owner, random, ...stating };
  const site = row.countriesOfManufacture[0] ?? '';
  const [gmp] = gmpStatuses.filter((one) => one !== 'Others');
  return [
    ...(gmp === undefined
      ? []
      : [
          claim(of, {
            ...{ kind: 'gmp', authority: gmp, number: `GMP-99-${id}`, site, issued: 900 },
            // One in ten covers other forms than the dossier's.
            ...{ dosageForms: [random.whole(1, 10) === 1 ? otherForm(dosageForm) : dosageForm], ends: 36 },
          }),
        ]),
    ...(/\bCEP\b/.test(apiDmf)
      ? [
          claim(of, {
            ...{ kind: 'cep', authority: 'EDQM', substance: substanceOf(inn), issued: 2_000 },
            number: `R1-CEP ${random.whole(2006, 2023)}-${9_000 + (id % 1_000)} - Rev 0${random.whole(0, 4)}`,
          }),
        ]
      : []),
    ...(/US ?DMF/.test(apiDmf)
      ? [
          claim(of, {
            ...{ kind: 'dmf', authority: 'USFDA', substance: substanceOf(inn), issued: 3_000 },
            number: String(900_000 + (id % 100_000)),
          }),
        ]
      : []),
    ...(gmpStatuses.includes('USFDA') && id % 2 === 0
      ? [claim(of, { kind: 'inspection', authority: 'USFDA', number: feiOf(id), site, issued: 1_000 })]
      : []),
  ];
}

/** Of a combination the first: each has a file of its own. */
function substanceOf(inn: string): string {
  return substancesNamed(inn)[0] ?? inn;
}

function claimsOfPlant(row: Awaited<ReturnType<typeof selectPlants>>[number], stating: Stating): NewClaim[] {
  const { id, accreditations, dosageForms, city, country } = row;
  const of = { plantId: id, owner: row.owner, random: new Random(22, id), ...stating };
  const [gmp] = accreditations.filter((one) => one !== 'Others');
  if (gmp === undefined) return [];
  const site = `${city}, ${country}`;
  const number = `GMP-98-${id}`;
  return [claim(of, { kind: 'gmp', authority: gmp, number, site, dosageForms, issued: 900, ends: 36 })];
}

function feiOf(id: number): string {
  return `99${String(id % 100_000_000).padStart(8, '0')}`;
}

function otherForm(dosageForm: string): string {
  return dosageForm === 'Capsules' ? 'Tablets' : 'Capsules';
}

type Of = Stating & { dossierId?: number; plantId?: number; owner: number | null; random: Random };
type Told = Pick<NewClaim, 'kind' | 'authority' | 'number'> & {
  substance?: string;
  site?: string;
  dosageForms?: string[];
  /** So many days ago at most it was issued. */
  issued: number;
  /** Months after which it ends by itself. */
  ends?: number;
};

/** Half of what is claimed the desk has proven, most of it within 24 months. */
function claim({ desk, now, owner, random, ...of }: Of, told: Told): NewClaim {
  const { issued, ends, kind, authority, number, substance = '', site = '', dosageForms = [] } = told;
  const ago = (days: number) => new Date(now.getTime() - days * day);
  const issuedAgo = random.whole(30, issued);
  // Nobody states what has not come yet.
  const stated = random.whole(10, Math.min(800, issuedAgo));
  const isProven = random.whole(1, 2) === 1;
  const decidedAt = isProven ? ago(random.whole(5, stated)) : null;
  const issuedOn = toDay(ago(issuedAgo));
  const made = {
    ...{ kind, issuedOn, dosageForms, verdict: isProven ? ('proven' as const) : null, check: null },
    validUntil: ends === undefined ? null : toDay(new Date(Date.parse(issuedOn) + ends * 30.4 * day)),
    statedOn: toDay(ago(stated)),
    decidedOn: decidedAt && toDay(decidedAt),
  };
  return {
    ...{ ...of, kind, authority, number, substance, site, dosageForms, holder: '', scope: '' },
    ...{ issuedOn, validUntil: made.validUntil, numberKey: numberKey(kind, authority, number) },
    ...{ source: 'The owner sends a copy on request', statedAs: owner === null ? 'desk' : 'owner' },
    ...{ statedBy: owner ?? desk, statedAt: ago(stated), verdict: made.verdict, decidedAt },
    ...{ decidedBy: isProven ? desk : null, note: isProven ? 'A copy was seen by the desk.' : '' },
    provenUntil: provenUntil(made),
  };
}

function toDay(at: Date): string {
  return at.toISOString().slice(0, 10);
}
