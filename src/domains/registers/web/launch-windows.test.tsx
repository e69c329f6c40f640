import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { LaunchWindow, WindowReason } from '../contract/launch-windows.ts';
import { LaunchLine } from './launch-line.tsx';
import { LaunchWindows } from './launch-windows.tsx';
import type { Launch } from './use-launch-windows.ts';

const today = '2026-11-23';
const patent: WindowReason = {
  ...{ kind: 'patent', hard: true, counts: true, code: 'substance', number: '6967208', until: '2027-05-21' },
  ...{ source: 'orange-book-patents', edition: '2026-06-10', words: 'The molecule itself.' },
} satisfies WindowReason;
const none: WindowReason = {
  ...{ ...patent, kind: 'no match', hard: false, number: null, code: null, until: null },
  words: 'No medicine has this INN.',
};
const waits: LaunchWindow = {
  ...{ market: 'US', earliest: '2027-05-21', asOf: '2026-06-10', state: 'waits' },
  ...{ hardUntil: '2027-05-21', softUntil: null, reasons: [patent] },
} satisfies LaunchWindow;
const unknown: LaunchWindow = {
  ...{ market: 'EU', earliest: null, asOf: null, state: 'unknown' },
  ...{ hardUntil: null, softUntil: null, reasons: [none] },
} satisfies LaunchWindow;

function markup(launch: Launch): string {
  return renderToStaticMarkup(
    <LaunchWindows id="launch" launch={launch} onRetry={() => undefined} today={today} />,
  );
}

function text(html: string): string {
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

test('whoever hears the page has every part of the bar in a table, and the bar itself is silent', () => {
  const html = markup({ windows: [waits, unknown] });
  expect(html).toMatch(/aria-hidden="true"><div[^>]*><span[^>]*>Today/);
  const [table = ''] = /<table.*?<\/table>/.exec(html) ?? [];
  expect(text(table)).toContain('Hard nothing lawful before until 21 May 2027 1 reason');
  expect(text(table)).toContain('Soft can be worked around none after that');
  expect(text(table)).toContain('After nothing listed from 21 May 2027');
});

test('an old edition is told to be so, the unknown tells why, and that it is no advice stands there once', () => {
  const said = text(markup({ windows: [waits, unknown] }));
  expect(said).toContain('As of 10 Jun 2026 · 166 days old');
  const open = { ...waits, state: 'open', earliest: '2026-06-10', hardUntil: null } as const;
  const ofOpen = text(markup({ windows: [open] }));
  expect(ofOpen).toContain('166 days old');
  expect(ofOpen.match(/as of 10 Jun 2026/gi), 'the sentence and its row').toHaveLength(2);
  expect(said).toContain('No medicine has this INN. Unknown does not mean free.');
  expect(said.split('not legal advice').length - 1).toBe(1);
  expect(said).not.toMatch(/\bopen\b|\bfree\b(?!\.)/i);
});

test('each part is told apart by its pattern and its name, not by colour alone', () => {
  const html = markup({ windows: [{ ...waits, softUntil: '2031-08-24' }] });
  for (const part of ['hard', 'soft', 'after']) {
    expect(html.split(`data-part="${part}"`).length - 1, `${part}: in the bar and beside its row`).toBe(2);
  }
});

test('a pattern without a row of its own is named in the key, which is spare where its word stands in the bar', () => {
  const key = (window: LaunchWindow) =>
    /<span class="[^"]*key[^"]*"( data-told="true")?><span [^>]*data-part="(\w+)"[^>]*><\/span> ([\w ]+)</
      .exec(markup({ windows: [window] }))
      ?.slice(1);
  const notReady = { ...waits, earliest: null };
  expect(key(notReady)).toEqual([' data-told="true"', 'readiness', 'Not ready']);
  expect(key({ ...notReady, hardUntil: '2044-02-01' })).toEqual([undefined, 'readiness', 'Not ready']);
  expect(key(unknown)).toEqual([' data-told="true"', 'unknown', 'Unknown']);
  expect(key(waits)).toBeUndefined();
});

test('the word of the part that contains today stands behind the line of today', () => {
  const html = markup({ windows: [{ ...waits, hardUntil: '2031-08-24' }] });
  const [, line] = /left:([\d.]+)%">Today/.exec(html) ?? [];
  const [, width] = /data-part="hard"[^>]*width:([\d.]+)%/.exec(html) ?? [];
  const [, margin] = /margin-left:([\d.]+)%">Hard/.exec(html) ?? [];
  expect((Number(margin) / 100) * Number(width)).toBeCloseTo(Number(line), 1);
});

test('while it loads, where it fails and where nothing is told, it says so', () => {
  expect(text(markup(null))).toContain('Loading the launch windows');
  expect(text(markup({ failed: 'Could not reach the server.' }))).toContain(
    'The launch windows could not be loaded. Could not reach the server. Try again',
  );
  expect(text(markup({ windows: [] }))).toContain('No register that is read here tells of this dossier');
});

test('a line says the first lawful day of each market', () => {
  const windows = [
    { ...waits, asOf: '2026-11-10' },
    { ...waits, market: 'EU' as const, earliest: '2028-03-14' },
  ];
  const html = renderToStaticMarkup(<LaunchLine windows={windows} today={today} />);
  expect(text(html).trim()).toBe('US 21 May 2027 · EU 14 Mar 2028 , as of 10 Jun 2026');
});

test('a line says by whom a day is that no edition says', () => {
  const settled = { ...waits, asOf: null, bySettlement: true };
  const line = (window: LaunchWindow) =>
    text(renderToStaticMarkup(<LaunchLine windows={[window]} today={today} />)).trim();
  expect(line(settled)).toBe('US 21 May 2027 , by settlement');
  expect(line({ ...settled, asOf: '2026-06-10' })).toBe('US 21 May 2027 , by settlement , as of 10 Jun 2026');
  expect(line({ ...waits, asOf: '2026-11-10' })).toBe('US 21 May 2027');
  expect(line({ ...waits, asOf: null, earliest: '2027-09-26' })).toBe('US 26 Sep 2027 , by readiness');
});

test('the badge, the sentence and the row say alike that what is listed was set aside', () => {
  const settlement: WindowReason = {
    ...{ ...patent, kind: 'settlement', counts: false, number: null, code: null, until: '2026-11-01' },
    ...{ source: 'owner', edition: null, words: 'Settled.' },
  } satisfies WindowReason;
  const open: LaunchWindow = {
    ...{ ...waits, state: 'open', earliest: '2026-11-01', hardUntil: null },
    reasons: [settlement, { ...patent, counts: false }],
  };
  const said = text(markup({ windows: [open] }));
  expect(said.match(/nothing else listed/gi)).toHaveLength(3);
  expect(said).not.toMatch(/nothing listed/i);
});
