import { monitorEventLoopDelay } from 'node:perf_hooks';
import { PDFDocument } from 'pdf-lib';
import { toPdf } from '#platform/server/documents/letter-pdf.ts';
import { makeP12 } from '#platform/server/documents/seal/certificate.ts';
import { make, stopHeavyWork } from '#platform/server/heavy/heavy.ts';
import type { Goal } from './report.ts';

const rounds = 30;
const mostMilliseconds = 300;
/** What the loop may be held beside seals, most of which is to send bytes to another process. */
const mostHeld = 20;
const pages = 10;

/** A signed document of ten pages sealed beside the loop, once its process is warm: how long it takes, and what the loop notices. */
export async function measureSealing(): Promise<Goal[]> {
  const letter = (heading: string, facts: { label: string; value: string }[]) => ({
    ...{ title: heading, heading, subheading: '', foot: 'DB-2026-000123, version 1' },
    sections: [{ heading, facts }],
  });
  const clauses = Array.from({ length: 74 }, (_, i) => ({
    label: `Clause ${i}`,
    value: 'As agreed. '.repeat(30),
  }));
  const document = await toPdf(letter('Term sheet', clauses));
  const counted = (await PDFDocument.load(document)).getPageCount();
  if (counted !== pages) throw new Error(`the document has ${counted} pages, and ${pages} are measured`);
  const p12 = await makeP12('Bench', 'bench', new Date());
  const records = letter('Signatures', [{ label: 'Name', value: 'Ana Costa' }]);
  const given = { document, records, name: 'signed.pdf', reason: 'Signed', p12, passphrase: 'bench' };
  const times: number[] = [];
  const loop = monitorEventLoopDelay({ resolution: 1 });
  for (let round = 0; round < rounds + 3; round += 1) {
    if (round === 3) loop.enable();
    const began = performance.now();
    await make('seal', { ...given, at: new Date() }, null);
    if (round >= 3) times.push(performance.now() - began);
  }
  loop.disable();
  stopHeavyWork();
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
  const held = loop.percentile(99) / 1e6;
  console.log(
    `sealing ${pages} pages, ${rounds} times: median ${at(0.5).toFixed(0)} ms, 95th percentile ${at(0.95).toFixed(0)} ms; the loop was held ${held.toFixed(1)} ms (99th percentile), ${(loop.max / 1e6).toFixed(1)} ms at most`,
  );
  return [
    {
      what: `a sealed PDF of ${pages} pages, 95th percentile in ms`,
      value: at(0.95),
      atMost: mostMilliseconds,
    },
    { what: 'the loop held beside seals, 99th percentile in ms', value: held, atMost: mostHeld },
  ];
}
