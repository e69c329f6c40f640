import type pg from 'pg';
import { Random } from '#demo/random.ts';
import {
  type DosageForm,
  dosageForms,
  dossierReadiness,
  routesOfAdministration,
} from '#domains/dossiers/contract/dossier-lists.ts';
import { judgedWordings } from '../../../contract/reading/testing/judged-wordings.ts';
import { otherNames } from '../../molecules/other-names.ts';
import type { OracleListing } from './listings.ts';

/** What is drawn from: a row of a register, and what a listing would copy from it. */
type Source = {
  names: readonly string[];
  /** Of the Orange Book, as it writes them. */
  form: string;
  route: string;
  strength: string;
  brand: string;
  atc: string | null;
  /** The application's orphan exclusivities. */
  orphans: readonly { application: string; code: string }[];
};

/** Forms of the finder that a row of the Orange Book might be listed under. */
const listedAs: Record<string, readonly DosageForm[]> = {
  TABLET: ['Tablets', 'Film Coated Tablets', 'Sublingual & Buccal Tablets'],
  'TABLET, EXTENDED RELEASE': ['Extended Release Tablets'],
  'TABLET, DELAYED RELEASE': ['Delayed Release Tablets'],
  'TABLET, ORALLY DISINTEGRATING': ['Orally Disintegrating Tablets'],
  'TABLET, CHEWABLE': ['Chewable Tablets'],
  'TABLET, FOR SUSPENSION': ['Dispersible Tablets'],
  CAPSULE: ['Capsules', 'Soft Gel Capsules', 'Inhalation'],
  'CAPSULE, EXTENDED RELEASE': ['Extended Release Capsules'],
  'CAPSULE, DELAYED RELEASE': ['Delayed Release Capsules'],
  'CAPSULE, DELAYED REL PELLETS': ['Delayed Release Capsules'],
  INJECTABLE: ['Injection', 'Lyophilized Powder for Injection'],
  SOLUTION: [
    'Oral Solution',
    'Injection',
    'Topical Solution & Lotion',
    'Inhalation',
    'Ophthalmic & Otic Drops',
  ],
  'SOLUTION/DROPS': ['Ophthalmic & Otic Drops', 'Oral Solution'],
  SUSPENSION: ['Oral Suspension', 'Injection', 'Inhalation'],
  'SUSPENSION/DROPS': ['Ophthalmic & Otic Drops'],
  'FOR SUSPENSION': ['Oral Suspension', 'Powders & Granules', 'Lyophilized Powder for Injection'],
  'FOR SOLUTION': ['Oral Solution', 'Powders & Granules', 'Lyophilized Powder for Injection'],
  POWDER: ['Powders & Granules', 'Inhalation', 'Lyophilized Powder for Injection'],
  GRANULE: ['Powders & Granules'],
  SYRUP: ['Syrup', 'Oral Solution'],
  CREAM: ['Cream'],
  OINTMENT: ['Ointment'],
  GEL: ['Gel'],
  LOTION: ['Topical Solution & Lotion'],
  'SPRAY, METERED': ['Nasal Spray'],
  'AEROSOL, METERED': ['Inhalation'],
  'FILM, EXTENDED RELEASE': ['Transdermal Patch'],
  SUPPOSITORY: ['Suppositories & Vaginal Inserts'],
  FILM: ['Oral Film'],
};

const salts =
  'hydrochloride,besilate,mesylate,sodium,potassium,maleate,fumarate,tartrate,acetate,phosphate'.split(',');
const saltEndings =
  / (hydrochloride|besylate|mesylate|sodium|potassium|maleate|fumarate|tartrate|acetate|phosphate|sulfate|citrate|succinate|calcium|hydrobromide|tosylate|disodium|dihydrochloride)$/;
const registered = {
  'Ready : US': [
    ...[
      'US',
      'US (registered)',
      'United States',
      'FDA',
      'Registered',
      'US (ANDA filed Apr 2026)',
      'US (ANDA filed)',
    ],
    ...[
      'US (ANDA approved)',
      'US (ANDA tentatively approved)',
      'US (ANDA tentatively approved)',
      'US (ANDA filed Jan 2027)',
    ],
    ...[
      'US (ANDA approved, discontinued)',
      'US (ANDA withdrawn)',
      'US (ANDA refused)',
      'US (ANDA filed 2025, CRL received)',
    ],
    ...[
      'US (to be filed Q1 2027)',
      'US (ANDA not yet filed)',
      'US, ANDA filed May 2026',
      'Filed May 2026',
      'Canada, filed May 2026',
    ],
    ...[
      'US (ANDA filed Q1 2024; approval expected 2027)',
      'US, Canada, filed 2026-05',
      'Germany (approved); US planned',
    ],
    ...[
      'US (ANDA under review)',
      'US (ANDA filed May 2026), Canada (approved Mar 2022)',
      'US (filing planned 2026)',
      'None yet',
      'US (ANDA filed, May 2026)',
      'Filed in US (Sep 2026)',
      'ANDA filing: Q2 2027',
    ],
  ],
  'Ready : EU': [
    ...[
      'Malta, Spain',
      'EU (DCP filed, RMS Malta)',
      'EU (DCP filed Jan 2026, RMS Malta; CMS Spain)',
      'EU (DCP filed 2020)',
    ],
    ...[
      'Portugal (DCP closed May 2025)',
      'EU (DCP, RMS Latvia)',
      'EU',
      'EU (DCP closed May 2025)',
      'EU (DCP withdrawn)',
      'Europe',
    ],
    ...[
      'Germany, France (MRP ongoing)',
      'Germany (filed May 2026), Austria',
      'Germany, Austria, filed May 2026',
      'Brazil (approved)',
    ],
    ...[
      'DCP filed May 2026; RMS Malta; CMS Spain',
      'Germany (planned H1 2027)',
      'Germany (refused)',
      'EU (DCP to be filed Mar 2027)',
    ],
    ...[
      'Germany (filed Jan 2027)',
      'Canada, Austria (filed May 2026)',
      'US (ANDA approved 2021); EU (DCP filed Jan 2026)',
      '',
    ],
  ],
  judged: [...judgedWordings.US, ...judgedWordings.EU].map(([words]) => words),
  other: ['-', '', 'Nigeria', 'NA', 'Peru (approved May 2025)'],
};

/** Listings as nobody would write them all: of the registers' own rows, and of what is like them. */
export async function generateListings(
  db: Pick<pg.Pool, 'query'>,
  count: number,
  seed: number,
): Promise<OracleListing[]> {
  const sources = await readSources(db);
  const usan = new Map(
    Object.entries(otherNames).flatMap(([inn, kinds]) =>
      Object.values(kinds).flatMap((names) => names.map((name) => [name.toLowerCase(), inn] as const)),
    ),
  );
  return Array.from({ length: count }, (_, index) => {
    const random = new Random(seed, index);
    const group = random.pick(sources);
    return listOne(random, index + 1, random.pick(group), group, usan);
  });
}

function listOne(
  random: Random,
  id: number,
  source: Source,
  group: readonly Source[],
  usan: ReadonlyMap<string, string>,
): OracleListing {
  const named = source.names.map((name) => name.toLowerCase());
  const bare = named.map((name) => (random.chance(0.9) ? name.replace(saltEndings, '') : name));
  const inns = bare.map((name) => (random.chance(0.9) ? (usan.get(name) ?? name) : name));
  if (random.chance(0.05)) misspell(random, inns);
  const order = [...inns.keys()];
  if (random.chance(0.3)) order.reverse();
  const readiness = random.pick(dossierReadiness);
  const isForMarket = readiness === 'Ready : US' || readiness === 'Ready : EU';
  const usual = isForMarket ? registered[readiness] : registered.other;
  const told = isForMarket && random.chance(0.4) ? registered.judged : usual;
  return {
    id,
    inn: order.map((at) => inns[at]).join(' + '),
    columns: {
      dosageForm: random.chance(0.1)
        ? random.pick(dosageForms)
        : random.pick(listedAs[source.form] ?? dosageForms),
      routes: listRoutes(random, source.route),
      strengths: listStrengths(random, source, group, random.chance(0.85) ? order : [...inns.keys()]),
      salt: listSalt(random, named, bare),
      atcClasses: random.chance(0.8)
        ? [`${source.atc ?? random.pick(['A10BH01', 'L01', 'N05AH03', 'C'])} - ${inns[0]}`]
        : [],
      usReferenceProduct: listReference(random, source.brand),
      readiness,
      registeredIn: random.pick(told),
    },
    settlements: random.chance(0.15) ? listSettlements(random) : [],
    carveOuts: random.chance(0.3)
      ? source.orphans
          .filter(() => random.chance(0.8))
          .map((one) => ({ ...one, reason: 'The label leaves it out.' }))
      : [],
  };
}

function misspell(random: Random, names: string[]): void {
  const at = random.whole(0, names.length - 1);
  const name = names[at] as string;
  const letter = random.whole(1, Math.max(1, name.length - 2));
  names[at] = name.slice(0, letter) + name.slice(letter + 1);
}

function listRoutes(random: Random, route: string): OracleListing['columns']['routes'] {
  if (random.chance(0.05)) return [random.pick(routesOfAdministration)];
  const its = routesOfAdministration.filter((name) => route.toLowerCase().includes(name.toLowerCase()));
  if (/INJECTION|IV|IM-/.test(route)) its.push('Intravenous');
  if (its.length === 0) its.push(random.pick(['Others', 'Other Parenteral', 'Oral']));
  return random.chance(0.8) ? its : random.sample(its, 1);
}

function listStrengths(
  random: Random,
  { strength, form, route }: Source,
  group: readonly Source[],
  order: readonly number[],
): string {
  const listed = asListed(strength, order);
  const kind = random.next();
  if (kind < 0.08) return listed.replace(/\d+/, (amount) => String(Number(amount) * 7 + 3));
  if (kind < 0.16) return `${listed}, ${listed.replace(/[\d.]+/, (amount) => String(Number(amount) * 2))}`;
  if (kind < 0.2) return `${listed.replace(/[\d.]+/, (amount) => String(Number(amount) * 13))}; ${listed}`;
  if (kind < 0.22) return random.pick(['-', '', '1-2 mg', '10 and 20 mg', '2.5, 5 mg']);
  if (kind < 0.26) return listed.replace(/[\d.]+ mg/, (amount) => `${Number.parseFloat(amount) * 1000} mcg`);
  if (kind < 0.46) {
    // A strength that may be another reference's.
    const others = group.filter((one) => one.form === form && one.route === route);
    return `${listed}, ${asListed(random.pick(others).strength, order)}`;
  }
  return listed;
}

/** 'EQ 5MG BASE;10MG/ML (…)' as a dossier would write it. */
function asListed(strength: string, order: readonly number[]): string {
  const parts = strength.split(';').map((part) =>
    part
      .replace(/\(.*/, '')
      .replace(/^ *EQ /, '')
      .trim()
      .replace(/([\d.,]+) ?(MG|GM|MCG|%|UNITS|IU|MEQ)[A-Z ]*/, (_, amount: string, unit: string) =>
        unit === '%' ? `${amount}%` : `${amount} ${unit.toLowerCase().replace('gm', 'g')}`,
      )
      .replace(/\/([\d.]*) ?(ML|HR|VIAL|GM|INH|SPRAY|PACKET|BOT).*/, (_, amount: string, unit: string) =>
        amount === '' ? `/${unitOf(unit)}` : `/${amount} ${unitOf(unit)}`,
      ),
  );
  return order.map((at) => parts[at] ?? parts[0]).join('/');
}

function unitOf(unit: string): string {
  return { ML: 'mL', HR: 'h', GM: 'g', BOT: 'vial', INH: 'actuation' }[unit] ?? unit.toLowerCase();
}

function listSalt(random: Random, named: readonly string[], bare: readonly string[]): string {
  const kind = random.next();
  if (kind < 0.1) return '-';
  if (kind < 0.2) return bare.join(' + ');
  if (kind < 0.3) return bare.map((name) => `${name} ${random.pick(salts)}`).join('; ');
  if (kind < 0.35) return `${named.join(' and ')} monohydrate`;
  if (kind < 0.4) return named.toReversed().join('; ');
  return named
    .map((name) => name.charAt(0).toUpperCase() + name.slice(1))
    .join(random.pick(['; ', ' + ', ' and ']));
}

function listReference(random: Random, brand: string): string {
  const kind = random.next();
  if (kind < 0.35) return random.pick(['-', '', 'NA', 'Not Applicable']);
  if (kind < 0.4) return 'Norvasc (Viatris)';
  const title = brand.toLowerCase().replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return `${random.chance(0.5) ? title : brand} (Anybody)`;
}

function listSettlements(random: Random): OracleListing['settlements'] {
  return Array.from({ length: random.whole(1, 2) }, () => ({
    market: random.pick(['US', 'EU'] as const),
    day: `${random.whole(2024, 2036)}-0${random.whole(1, 9)}-1${random.whole(0, 9)}`,
    parties: 'Two companies',
    source: 'https://example.com/settlement',
    enteredAs: 'owner' as const,
  }));
}

/** Of each substance or combination its rows, so that all are drawn alike, those with patents or exclusivities twice. */
async function readSources(db: Pick<pg.Pool, 'query'>): Promise<Source[][]> {
  const { rows } = await db.query<Source & { key: string; register: string }>(`
    with current as (select id from register_editions where standing = 'current'), orphan as (
      select application, jsonb_agg(distinct jsonb_build_object('application', application, 'code', code)) as codes
      from orange_exclusivities where edition_id in (select id from current) and code like 'ODE%' group by application
    )
    select 'orange' as register, ingredients as names, array_to_string(ingredients, '; ') as key, form, route, strength,
      trade_name as brand, null as atc, coalesce(codes, '[]') as orphans
    from orange_products left join orphan using (application)
    where edition_id in (select id from current) and application_type = 'N'
    union all
    select 'purple', regexp_split_to_array(regexp_replace(proper_name, '-[a-z]{4}$', ''), ',? and |, '), proper_name, 'INJECTABLE', 'INTRAVENOUS', '10MG/ML',
      proprietary_name, null, '[]'
    from purple_products where edition_id in (select id from current)
    union all
    select 'ema', regexp_split_to_array(inn, ';| / '), inn, 'TABLET', 'ORAL', '5MG', name, atc, '[]'
    from eu_medicines where edition_id in (select id from current) and inn <> ''
    order by register, key, brand, form, route, strength`);
  const groups = Map.groupBy(rows, ({ register, key }) => `${register} ${key}`);
  return [...groups.values()];
}
