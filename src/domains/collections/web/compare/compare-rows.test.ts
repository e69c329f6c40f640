import { expect, test } from 'vitest';
import type { Dossier } from '#domains/dossiers/contract/dossiers.ts';
import type { ShownClaim } from '#domains/evidence/contract/evidence-claims.ts';
import type { LaunchWindow, WindowReason } from '#domains/registers/contract/launch-windows.ts';
import { type ComesLater, comparedGroups, onlyDifferences } from './compare-rows.ts';

function dossier(more: object): Dossier {
  const empty = { productDetails: {}, dealContours: {}, manufacturingDetails: {} };
  const flags = { RDCapabilities: 'Yes', SupplierHQLocation: 'India', YearsInOperation: '1994' };
  const rest = new Proxy(
    { ...empty, ...flags, offDay: 5, curated: false, ...more } as Record<string, unknown>,
    {
      get: (target, name: string) => target[name] ?? '',
    },
  );
  return rest as unknown as Dossier;
}

const nothing: ComesLater = { launchOf: {}, claimsOf: {} };

test('what decides comes first, then every group of the details page, with one cell for each dossier', () => {
  const groups = comparedGroups([dossier({}), dossier({})], nothing);
  expect(groups.map(({ title, rows }) => [title, rows.length])).toEqual([
    ['What decides', 14],
    ['Product Profile', 15],
    ['Deal Contours', 7],
    ['Manufacturing Details', 13],
    ['Supplier details', 10],
  ]);
  expect(groups.flatMap(({ rows }) => rows).every(({ cells }) => cells.length === 2)).toBe(true);
});

test('what says nothing is one dash, however it says it', () => {
  const [deciding] = comparedGroups(
    ['', '-', 'NA', 'Not Applicable', '5%'].map((royalty) => dossier({ dealContours: { royalty } })),
    nothing,
  );
  const row = deciding?.rows.find(({ label }) => label === 'Royalty');
  expect(row?.cells.map(({ text }) => text)).toEqual(['–', '–', '–', '–', '5%']);
});

test('of a study, not applicable is said and shown', () => {
  const groups = comparedGroups(
    ['', '-', 'Not applicable', 'NA'].map((ctBeDetails) => dossier({ productDetails: { ctBeDetails } })),
    nothing,
  );
  const row = groups.flatMap(({ rows }) => rows).find(({ label }) => label.startsWith('CT'));
  expect(row?.cells.map(({ text }) => text)).toEqual(['–', '–', 'Not applicable', 'NA']);
});

test('only what tells them apart is a difference; case and ways of saying nothing are none', () => {
  const groups = comparedGroups(
    [
      dossier({ dealContours: { dealType: 'License', royalty: '-', exclusivity: 'Exclusive' }, offDay: 5 }),
      dossier({ dealContours: { dealType: 'license', royalty: 'NA', exclusivity: 'None' }, offDay: 7 }),
    ],
    { launchOf: { '': [] }, claimsOf: { '': [] } },
  );
  expect(onlyDifferences(groups).map(({ title, rows }) => [title, rows.map(({ label }) => label)])).toEqual([
    ['What decides', ['Exclusivity', 'Offer']],
  ]);
});

test('each market has a row of what decides: its first lawful day, unknown, and what is absent is no difference that could be hidden', () => {
  const read = { asOf: '2026-11-10', hardUntil: null, softUntil: null, reasons: [] };
  const us = { market: 'US', earliest: '2027-05-21', state: 'waits', ...read } as const;
  const eu = { market: 'EU', earliest: null, state: 'unknown', ...read } as const;
  const dossiers = ['1', '2', '3', '4'].map((_id) => dossier({ _id }));
  const launchOf = { 1: [us, eu], 2: [us, eu], 3: null };
  const groups = comparedGroups(
    dossiers,
    { launchOf, claimsOf: { 1: [], 2: [], 3: [], 4: [] } },
    '2026-11-23',
  );
  const rows = groups[0]?.rows.map(({ label, cells }) => [
    label,
    ...cells.map(({ text, absence }) => absence ?? text),
  ]);
  expect(rows?.slice(2, 5)).toEqual([
    ['Earliest launch, US', '21 May 2027', '21 May 2027', 'failed', 'coming'],
    ['Earliest launch, EU', 'Unknown', 'Unknown', 'failed', 'coming'],
    ['US Constraint date', '–', '–', '–', '–'],
  ]);
  const launchRow = onlyDifferences(groups)[0]?.rows[0];
  expect(launchRow?.label).toBe('Earliest launch, US');
  expect(launchRow?.cells.map(({ odd }) => odd)).toEqual([false, false, false, false]);
  expect(
    onlyDifferences(
      comparedGroups(dossiers, {
        launchOf: { 1: null, 2: null, 3: null, 4: null },
        claimsOf: { 1: [], 2: [], 3: [], 4: [] },
      }),
    ),
  ).toHaveLength(1);
});

test('what is claimed stands among what decides, each claim in words that tell them apart', () => {
  const claim = (state: ShownClaim['state']): ShownClaim => ({
    ...{ id: '1', kind: 'cep', authority: 'EDQM', number: 'CEP 2010-901', holder: '', substance: '' },
    ...{ site: '', scope: '', dosageForms: [], issuedOn: null, validUntil: null, source: 'A letter' },
    ...{ state, statedAs: 'owner', statedOn: '2026-11-01', provenOn: null, note: '', nextCheck: null },
    check: null,
  });
  const [deciding] = comparedGroups(
    ['1', '2', '3'].map((_id) => dossier({ _id })),
    { launchOf: {}, claimsOf: { 1: [claim('stated')], 2: [claim('suspended')], 3: [] } },
  );
  const row = deciding?.rows.find(({ label }) => label === 'Evidence');
  expect(row?.cells.map(({ text, claims = [] }) => [text, claims.length])).toEqual([
    ['CEP 2010-901: stated by the owner', 1],
    ['CEP 2010-901: suspended', 1],
    ['–', 0],
  ]);
});

test('how far a dossier is stands apart from who says its day', () => {
  const filed = {
    ...{ kind: 'readiness', hard: false, counts: false, code: 'filed', number: null, until: '2028-01-01' },
    ...{ source: 'dossier', edition: null, words: 'Filed.' },
  } satisfies WindowReason;
  const us = {
    ...{ market: 'US', earliest: '2028-01-01', state: 'waits', asOf: null, hardUntil: '2027-05-21' },
    ...{ softUntil: null, reasons: [filed] },
  } satisfies LaunchWindow;
  const [deciding] = comparedGroups(
    [dossier({ _id: '1' })],
    { ...nothing, launchOf: { 1: [us] } },
    '2026-11-23',
  );
  expect(deciding?.rows[2]?.cells[0]?.text).toBe('1 Jan 2028, by readiness; filed, not approved');
});

test.each([
  [
    ['A', 'A', 'B'],
    [false, false, true],
  ],
  [
    ['A', 'A', 'a', 'B'],
    [false, false, false, true],
  ],
  [
    ['-', 'NA', 'B'],
    [false, false, true],
  ],
  [
    ['A', 'A', 'B', 'B'],
    [false, false, false, false],
  ],
  [
    ['A', 'A', 'B', 'C'],
    [false, false, false, false],
  ],
  [
    ['A', 'B'],
    [false, false],
  ],
  [
    ['A', 'B', 'C'],
    [false, false, false],
  ],
  [
    ['A', 'A'],
    [false, false],
  ],
])('of %j the odd ones are %j', (values, odd) => {
  const [{ rows } = { rows: [] }] = comparedGroups(
    values.map((exclusivity) => dossier({ dealContours: { exclusivity } })),
    nothing,
  );
  const row = rows.find(({ label }) => label === 'Exclusivity');
  expect(row?.cells.map((cell) => cell.odd)).toEqual(odd);
});
