import { stat } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRegisters } from '#domains/registers/server/lookup/read-registers.ts';
import { startTestProduct, type TestProduct } from '#testing/test-product.ts';
import { type LaunchRegister, launchRegisters, registerNames } from '../../contract/register-rows.ts';
import { bundledEditions, rowsFile } from './bundled.ts';
import { takeSnapshot } from './take-snapshot.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

async function listRegisters() {
  const { headers } = await product.signIn();
  const answer = await product.app.inject({ url: '/api/registers', headers });
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}

test('a database without registers says so of each', async () => {
  expect(await listRegisters()).toEqual(
    registerNames.map((register) =>
      expect.objectContaining({ register, day: null, rows: null, takenAt: null, isOld: false }),
    ),
  );
});

test('an empty database takes every register in, as its publisher has it, and once', async () => {
  const { $client } = product.db;
  // Of one there is a newer edition already.
  await $client.query(
    `insert into register_editions (register, day, sha256, file_name, brought_by, standing, rows_read, rows_taken, rows_refused, rows_repeated, rows_left_out)
     values ('orange-book-exclusivities', current_date, '', 'exclusivity.txt', 'desk', 'current', 0, 0, 0, 0, 0)`,
  );
  const taken = await takeSnapshot($client);
  expect(taken.map(({ register }) => register)).toEqual(
    launchRegisters.filter((register) => register !== 'orange-book-exclusivities'),
  );
  expect(await takeSnapshot($client)).toEqual([]);

  const registers = await readRegisters($client);
  const { rows, editions } = registers;
  const counted = (register: LaunchRegister) => rows[register].length;
  expect(Object.fromEntries(taken.map(({ register }) => [register, counted(register)]))).toEqual(
    Object.fromEntries(taken.map(({ register, taken: kept }) => [register, kept])),
  );
  const patents = rows['orange-book-patents'].filter(({ application }) => application === '202155');
  expect(patents).toContainEqual(
    expect.objectContaining({
      product: '001',
      patent: '6967208',
      isPaediatric: true,
      expiresOn: '2027-05-21',
    }),
  );
  expect(rows['orange-book-products']).toContainEqual(
    expect.objectContaining({ application: '202155', product: '001', tradeName: 'ELIQUIS', form: 'TABLET' }),
  );
  expect(rows['purple-book']).toContainEqual(expect.objectContaining({ properName: 'adalimumab' }));
  expect(rows['ema-medicines']).toContainEqual(
    expect.objectContaining({ name: 'Eliquis', atc: 'B01AF02', authorisedOn: '2011-05-18' }),
  );
  expect(editions['orange-book-patents']?.day).toBe('2026-06-10');

  const told = await listRegisters();
  expect(told).toContainEqual(
    expect.objectContaining({
      register: 'ema-medicines',
      day: '2024-08-22',
      isOld: true,
      rows: counted('ema-medicines'),
    }),
  );
  expect(told).toContainEqual(
    expect.objectContaining({ register: 'orange-book-exclusivities', isOld: false }),
  );
});

test('what the repository brings along is small, and of one edition of each register that launch windows are read from', async () => {
  expect(bundledEditions().map(({ register }) => register)).toEqual([...launchRegisters]);
  const sizes = await Promise.all(
    launchRegisters.map(async (register) => (await stat(rowsFile(register))).size),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_500_000);
});
