import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import * as gmpLists from '#domains/catalogue/contract/gmp.ts';
import * as dossierLists from '#domains/dossiers/contract/dossier-lists.ts';
import { dossierCalls } from '#domains/dossiers/contract/dossiers.ts';
import * as supplierLists from '#domains/suppliers/contract/supplier-lists.ts';
import {
  supplierCalls,
  supplierFilterGroupIds,
  supplierFilterGroups,
} from '#domains/suppliers/contract/suppliers.ts';
import { type Call, defineCalls, takesKey } from '#platform/contract/call.ts';
import { calls } from './call-table.ts';

/** The table of calls (§7.2): call, whether it is (auth), payload fields, response fields read. */
const table: [string, boolean, string[], string[]][] = [
  ['POST /login', false, ['email', 'password'], ['message', 'token', 'role', 'name']],
  [
    'POST /register',
    false,
    ['password', 'Email', 'name', 'organisation', 'phone'],
    ['message', 'token', 'role', 'name'],
  ],
  ['POST /forgot-password', false, ['Email'], ['message']],
  ['POST /sign-up', false, ['Email', 'name', 'organisation'], ['data.message']],
  ['POST /reset-password', false, ['Email', 'validateStr', 'password'], ['data.message']],
  ['POST /create-contact', false, ['name', 'phone', 'message', 'email'], ['data.message']],
  ['POST /get-dossier', true, ['page', 'limit', 'searchChar'], ['data', 'totalcount']],
  [
    'POST /search-dossier',
    true,
    [
      'page',
      'limit',
      'searchChar',
      'therapCategory',
      'doseForm',
      'routeOfAdministration',
      'usConstraintDate',
      'RegionofInterest',
      'DossierReadiness',
      'countryOfManufacture',
      'curated',
      'supplyStatus',
    ],
    ['data', 'totalCount'],
  ],
  ['POST /get-dossierbyid', true, ['id'], ['data']],
  ['POST /get-productcode', true, ['id'], ['data']],
  ['POST /get-supplier', true, ['page', 'limit', 'searchChar'], ['data', 'totalcount']],
  [
    'POST /search-supplier',
    true,
    [
      'page',
      'limit',
      'searchChar',
      'SuListing_Filter_manufacturer_type',
      'SuListing_Filter_Detailed_Dosageform',
      'SuListing_Filter_Special_capabilities',
      'SuListing_Search_Manufacturing_Plant_location',
      'Sulisting_Filter_cGMP_accreditation',
      'operation',
    ],
    ['data', 'count'],
  ],
  ['POST /get-supplierbyid', true, ['id'], ['data.data']],
  [
    'POST /create-dossertermsheet',
    true,
    ['marketsOfInterest', 'id', 'supplyRequired', 'indicativeVolumes', 'cdaOrNda', 'rfq', 'status'],
    ['msg'],
  ],
  [
    'POST /create-suppliertermsheet',
    true,
    [
      'gmpStatusRequired',
      'dosageFormsOfInterest',
      'id',
      'indicativeVolumes',
      'specialCapabilitiesRequired',
      'cdaOrNda',
      'rfq',
      'status',
    ],
    ['msg'],
  ],
  ['POST /get-all-blog', false, [], ['data']],
  // Public, because the blog is (§7.7).
  ['POST /get-blog', false, ['id'], ['data']],
  ['GET /get-latest-logs', false, ['id'], ['data']],
];

/** Field names of an object schema; nested ones as 'data.message'. */
function fieldsOf(schema: z.ZodType | undefined, prefix = ''): string[] {
  if (schema === undefined || !('shape' in schema)) return [];
  return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, field]) => [
    prefix + name,
    ...fieldsOf(field, `${prefix}${name}.`),
  ]);
}

test('the table lists 18 calls', () => {
  expect(table).toHaveLength(18);
});

test.each(table)('%s stands in the contract with its exact path and casing', (name, auth, payload, read) => {
  const call: Call | undefined = calls[name as keyof typeof calls];
  if (call === undefined) throw new Error(`${name} is missing`);
  expect(call.access === 'public').toBe(!auth);
  const sent = [
    ...fieldsOf(call.body ?? call.query ?? call.form?.fields),
    ...Object.keys(call.form?.boxes ?? {}),
  ];
  expect(sent).toEqual(expect.arrayContaining(payload));
  expect(fieldsOf(call.response)).toEqual(expect.arrayContaining(read));
});

test('what goes beyond the table lives under /api, logout apart', () => {
  const inTable = table.map(([name]) => name);
  const beyond = Object.keys(calls).filter((name) => !inTable.includes(name));
  expect(beyond.filter((name) => !/ \/api\//.test(name))).toEqual(['POST /logout']);
});

test('what goes beyond the table is described in docs/product, call by call', async () => {
  const folder = join(import.meta.dirname, '../docs/product');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md'));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const told = texts.flatMap((text) => [...text.matchAll(/^\| `((?:GET|POST|DELETE) \/[^`]*)`/gm)]);
  const inTable = table.map(([name]) => name);
  const beyond = Object.keys(calls).filter((name) => !inTable.includes(name));
  expect(told.map(([, name]) => name).sort()).toEqual(beyond.sort());
});

test('a dossier and a supplier carry every field of §3.2 and §3.6', () => {
  const dossier = fieldsOf(dossierCalls['POST /get-dossierbyid'].response);
  for (const field of [
    'ListingCode',
    'StabilityLoading',
    'productDetails.packSizes2',
    'dealContours.profitShare',
    'manufacturingDetails.StabilityCondition',
  ]) {
    expect(dossier).toContain(`data.${field}`);
  }
  const supplier = fieldsOf(supplierCalls['POST /get-supplierbyid'].response);
  for (const field of [
    'Plant_GMP_Year_of_Last_Inspection',
    'SuListing_Detailed_CC_cost_UOM',
    'SuListing_Production_capabilities_dosageform10',
    'SuListing_Detailed_Dosageform1_capacity',
    'SuListing_Detailed_mfgequipment_dosageform7',
  ]) {
    expect(supplier).toContain(`data.data.${field}`);
  }
});

test('the static lists have their lengths (§3.11)', () => {
  const lengths = Object.fromEntries(
    Object.entries({ ...dossierLists, ...supplierLists, ...gmpLists }).map(([name, list]) => [
      name,
      list.length,
    ]),
  );
  expect(lengths).toEqual({
    therapeuticCategories: 64,
    dosageForms: 29,
    routesOfAdministration: 16,
    marketsOfInterest: 12,
    dossierManufacturingFacilityLocations: 4,
    dossierReadiness: 6,
    supplyFilter: 2,
    curatedFilter: 1,
    termSheetSupplyRequired: 2,
    supplierDosageForms: 19,
    cGMPAccreditations: 10,
    supplierManufacturingPlantLocations: 5,
    specialCapabilities: 24,
    manufacturerTypes: 6,
    yearsOfOperation: 4,
    yearsOfOperationFlags: 4,
    dosageFormTiles: 11,
    gmpTiles: 8,
  });
});

test('the numbers of the supplier filter groups leave 3 out (§2.18)', () => {
  expect(Object.values(supplierFilterGroupIds)).toEqual([1, 2, 4, 5, 6, 7]);
  expect(Object.keys(supplierFilterGroupIds)).toEqual(Object.keys(supplierFilterGroups));
});

test('no list holds a value twice', () => {
  for (const list of Object.values({ ...dossierLists, ...supplierLists, ...gmpLists })) {
    expect(new Set<string>(list).size).toBe(list.length);
  }
});

test('a call that may write cannot be declared without saying what becomes of it when it is sent again', () => {
  const call = { summary: '', source: '§7.1', access: 'public' } as const;
  // @ts-expect-error: `repeat` is missing
  defineCalls({ 'POST /api/x': call });
  // @ts-expect-error: `repeat` is missing
  defineCalls({ 'DELETE /api/x': call });
  defineCalls({ 'GET /api/x': call, 'POST /api/x': { ...call, repeat: 'reads' } });
  const silent = Object.entries<Call>(calls).filter(
    ([name, { repeat }]) => (repeat === undefined) !== name.startsWith('GET '),
  );
  expect(silent.map(([name]) => name)).toEqual([]);
});

test('every form with files takes a key', () => {
  const without = Object.entries<Call>(calls).filter(([, call]) => call.form && !takesKey(call));
  expect(without.map(([name]) => name)).toEqual([]);
});
