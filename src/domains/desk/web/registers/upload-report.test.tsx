import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { RegisterUpload } from '#domains/dossiers/contract/register-uploads.ts';
import { UploadReport } from './upload-report.tsx';

const reading: RegisterUpload = {
  ...{ id: '1', fileName: 'products.txt', by: 'Ana', sentAt: '2026-11-23T10:00:00Z', state: 'reading' },
  ...{ rowsRead: 1200, finishedAt: null, outcomes: [], failure: '' },
};

function told(upload: RegisterUpload): string | undefined {
  const drawn = renderToStaticMarkup(<UploadReport upload={upload} onMoved={() => undefined} />);
  return /^<div role="status"[^>]*>(.*)<\/div>$/.exec(drawn)?.[1]?.replaceAll(/<[^>]+>/g, '');
}

test('how far a file is and what became of it stand in the same live region', () => {
  expect(told(reading)).toContain('1,200 rows read so far');
  expect(told({ ...reading, state: 'done' })).toContain('Taken in');
  expect(told({ ...reading, state: 'failed', failure: 'No register.' })).toContain('No register.');
});

test('one row is no rows, and a day is written as in the table below it', () => {
  const one: RegisterUpload['outcomes'][number] = {
    ...{ register: 'edqm-ceps', became: 'taken', day: '2026-11-12', read: 1, taken: 1, refused: 0 },
    ...{ repeated: 0, leftOut: 0, inConflict: 1, refusals: [] },
  };
  expect(told({ ...reading, rowsRead: 1 })).toContain('1 row read so far');
  expect(told({ ...reading, state: 'done', outcomes: [one] })).toContain(
    'edition of 12 Nov 2026, 1 row read, 1 taken, 0 refused, 1 that disagrees with another of its number.',
  );
  const two = { ...one, read: 2, inConflict: 2 };
  expect(told({ ...reading, state: 'done', outcomes: [two] })).toMatch(/2 rows read.*2 that disagree with/);
});
