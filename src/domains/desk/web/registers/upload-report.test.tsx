import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { RegisterUpload } from '#domains/dossiers/contract/register-uploads.ts';
import { UploadReport } from './upload-report.tsx';

test('how far a file is and what became of it stand in the same live region', () => {
  const reading: RegisterUpload = {
    ...{ id: '1', fileName: 'products.txt', by: 'Ana', sentAt: '2026-11-23T10:00:00Z', state: 'reading' },
    ...{ rowsRead: 1200, finishedAt: null, outcomes: [], failure: '' },
  };
  const told = (upload: RegisterUpload) =>
    /^<div role="status"[^>]*>(.*)<\/div>$/
      .exec(renderToStaticMarkup(<UploadReport upload={upload} onMoved={() => undefined} />))?.[1]
      ?.replaceAll(/<[^>]+>/g, '');
  expect(told(reading)).toContain('1,200 rows read so far');
  expect(told({ ...reading, state: 'done' })).toContain('Taken in');
  expect(told({ ...reading, state: 'failed', failure: 'No register.' })).toContain('No register.');
});
