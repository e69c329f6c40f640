import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { type GenerateApiParams, generateApi } from 'swagger-typescript-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProduct, type TestProduct } from '#testing/test-product.ts';

let product: TestProduct;
let text: string;
beforeAll(async () => {
  product = await startTestProduct({ PUBLIC_URL: 'https://dosebridge.test' }, { searches: false });
  text = (await product.app.inject({ url: '/docs/json' })).body;
});
afterAll(() => product.stop());

test('the linter of the trade finds nothing wrong with the document', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: text, config });
  const told = problems.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`,
  );
  expect(told).toEqual([]);
});

/** As somebody writes it who has nothing but the document. */
const use = `
import { Api } from './client.ts';

export async function titles(token: string): Promise<string[]> {
  const client = new Api({ baseApiParams: { headers: { authorization: token } } });
  const { data } = await client.searchDossier.postSearchDossier({ searchChar: 'apixaban', fits: ['Germany'] });
  return data.data.map(({ ListingTitle }) => ListingTitle);
}
`;

/** The client as it is generated, without being laid out for who reads it. */
class AsGenerated {
  translate = async (file: unknown) => [file];
}
const customTranslator = AsGenerated as unknown as NonNullable<GenerateApiParams['customTranslator']>;

test('a client that is generated from the document compiles', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dosebridge-client-'));
  try {
    const spec = JSON.parse(text);
    const { files } = await generateApi({
      ...{ spec, fileName: 'client.ts', output: false, silent: true, customTranslator },
    });
    await writeFile(join(folder, 'client.ts'), files.map(({ fileContent }) => fileContent).join('\n'));
    await writeFile(join(folder, 'use.ts'), use);
    const flags =
      '--ignoreConfig --noEmit --strict --skipLibCheck --allowImportingTsExtensions --module preserve --target es2023'.split(
        ' ',
      );
    const compiled = await promisify(execFile)('node_modules/.bin/tsc', [
      ...flags,
      join(folder, 'use.ts'),
    ]).catch((error) => error);
    expect(compiled.stdout).toBe('');
  } finally {
    await rm(folder, { recursive: true });
  }
}, 120_000);
