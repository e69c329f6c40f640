import type { Page } from '@playwright/test';
import type { LaunchWindow, WindowReason } from '#domains/registers/contract/launch-windows.ts';

const substance: WindowReason = {
  ...{ kind: 'patent', hard: true, counts: true, code: 'substance', number: '6967208', until: '2045-05-21' },
  ...{ source: 'orange-book-patents', edition: '2024-05-10', words: 'Patent on the drug substance.' },
} satisfies WindowReason;

/** One market that waits, with what can be worked around behind it, and one of which nothing is known. */
const windows: LaunchWindow[] = [
  {
    ...{ market: 'US', earliest: '2045-05-21', asOf: '2024-05-10', state: 'waits' },
    ...{ hardUntil: '2045-05-21', softUntil: '2051-02-24' },
    reasons: [
      substance,
      { ...substance, number: '9326945', code: 'product', hard: false, until: '2051-02-24' },
      { ...substance, number: '6413980', counts: false, until: '2022-12-22' },
    ],
  } satisfies LaunchWindow,
  {
    ...{ market: 'EU', earliest: null, asOf: '2024-08-22', state: 'unknown' },
    ...{ hardUntil: null, softUntil: null },
    reasons: [
      {
        ...{ kind: 'no match', hard: false, counts: true, code: null, number: null, until: null },
        ...{
          source: 'ema-medicines',
          edition: '2024-08-22',
          words: 'No medicine of the table has this INN.',
        },
      } satisfies WindowReason,
    ],
  } satisfies LaunchWindow,
];

/** Gives a page launch windows in states that no dossier of the demo has together. */
export async function giveLaunchWindows(page: Page): Promise<void> {
  await page.route('**/api/dossiers/*/launch-windows', (route) => route.fulfill({ json: { data: windows } }));
}
