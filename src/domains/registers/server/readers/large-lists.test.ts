import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as listed from '#testing/registers/listed-files.ts';
import { openFolder } from '#testing/registers/register-files.ts';

let folder: Awaited<ReturnType<typeof openFolder>>;
beforeAll(async () => {
  folder = await openFolder();
});
afterAll(() => folder.drop());

/** The rows of all inspections take several times as much, where somebody keeps them. */
const littleMegabytes = 96;

async function countInLittleMemory(content: string) {
  const thread = new Worker(new URL('../testing/count-rows.ts', import.meta.url), {
    workerData: await folder.write('list', content),
    resourceLimits: { maxOldGenerationSizeMb: littleMegabytes },
  });
  try {
    const [told] = await once(thread, 'message');
    return told;
  } finally {
    await thread.terminate();
  }
}

test.each([
  ['fda-dmfs', 40_000, () => ({ ...listed.dmfTable(), rows: listed.manyDmfs(40_000) })],
  [
    'fda-inspections',
    300_000,
    () => ({ ...listed.inspectionTable(), rows: listed.manyInspections(300_000) }),
  ],
])('%s of %d rows are read in the memory of some', async (register, count, table) => {
  expect(await countInLittleMemory(listed.commaed(table()))).toEqual({
    ...{ register, rows: count, read: count, refused: 0, repeated: 0 },
  });
});
