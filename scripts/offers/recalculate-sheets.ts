/**
 * Has LibreOffice recalculate the workbooks of generated scenarios and compares each figure of their ranking with the
 * server's, to the last digit (§24.7): `npm run offers:sheets`, of 200 models unless SHEET_MODELS says otherwise. What the
 * server told is taken out of the workbooks first, so that nothing but their formulae is left.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'csv-parse/sync';
import { costParts } from '#domains/offers/contract/offer-limits.ts';
import type { Ranking } from '#domains/offers/contract/ranking.ts';
import { sheetsOf } from '#domains/offers/server/files/sheet/workbook.ts';
import { modelOf, rankingOf } from '#domains/offers/server/model/rank.ts';
import { ratesOfTheDay } from '#domains/offers/server/model/rates.ts';
import { generateModel } from '#domains/offers/server/testing/generated-models.ts';
import { inOne, type NewCell, type NewSheet, writeXlsx } from '#platform/server/sheets/write-xlsx.ts';

const wanted = Number(process.env.SHEET_MODELS ?? 200);
const office = process.env.LIBREOFFICE_PATH ?? 'soffice';
const folder = mkdtempSync(join(tmpdir(), 'offer-sheets-'));
try {
  process.exitCode = await compareAll();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function compareAll(): Promise<number> {
  const expected = new Map<string, Ranking>();
  for (let seed = 1; expected.size < wanted; seed += 1) {
    const { plan, offers } = generateModel(seed);
    const named = offers.map((terms, at) => ({ name: `Offer ${at}`, reference: null, version: null, terms }));
    const model = modelOf(plan, named, ratesOfTheDay());
    const ranking = 'faults' in model ? model : rankingOf(model);
    if ('faults' in model || 'faults' in ranking) continue;
    const name = `model-${seed}`;
    const sheets = await Promise.all(sheetsOf(name, model, ranking).map(withoutWhatWasTold));
    const chunks: Uint8Array[] = [];
    for await (const chunk of writeXlsx(sheets, { calculates: true })) chunks.push(chunk);
    writeFileSync(join(folder, `${name}.xlsx`), Buffer.concat(chunks));
    expected.set(name, ranking);
  }
  recalculate([...expected.keys()]);
  let [figures, wrong] = [0, 0];
  for (const [name, ranking] of expected) {
    const rows: string[][] = parse(readFileSync(join(folder, `${name}.csv`)), { relax_column_count: true });
    for (const { offer, cost } of ranking.offers) {
      if (cost === null) continue;
      const parts = costParts.map((part) => cost.parts[part]);
      const told = [cost.npv, cost.perPack, ...parts].flatMap(({ low, high }) => [low, high]);
      const found = (rows[offer + 1] ?? []).slice(3, 3 + told.length);
      figures += told.length;
      const differing = told.filter((value, at) => found[at] === '' || Number(value) !== Number(found[at]));
      wrong += differing.length;
      if (differing.length > 0)
        console.error(`${name}, offer ${offer}: ${told.join(' ')}, by the sheet ${found.join(' ')}`);
    }
  }
  console.log(`${expected.size} workbooks, ${figures} figures recalculated by LibreOffice, ${wrong} differ`);
  return wrong === 0 ? 0 : 1;
}

async function withoutWhatWasTold({ name, rows }: NewSheet<NewCell>): Promise<NewSheet<NewCell>> {
  const cells: NewCell[][] = [];
  for await (const batch of rows) cells.push(...batch);
  const emptied = cells.map((row) =>
    row.map((cell) =>
      typeof cell === 'object' && cell.formula !== undefined ? { ...cell, value: 0 } : cell,
    ),
  );
  return { name, rows: inOne(emptied) };
}

/** All in one run; a workbook's own numbers are believed nowhere. */
function recalculate(names: readonly string[]): void {
  const profile = join(folder, 'profile');
  mkdirSync(join(profile, 'user'), { recursive: true });
  writeFileSync(
    join(profile, 'user', 'registrymodifications.xcu'),
    `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
</oor:items>`,
  );
  const { status, stderr } = spawnSync(
    office,
    [
      `-env:UserInstallation=${pathToFileURL(profile)}`,
      ...['--headless', '--convert-to', 'csv', '--outdir', folder],
      ...names.map((name) => join(folder, `${name}.xlsx`)),
    ],
    { encoding: 'utf8', timeout: 900_000, env: { ...process.env, HOME: folder } },
  );
  if (status !== 0) throw new Error(`LibreOffice ended with ${status}: ${stderr}`);
}
