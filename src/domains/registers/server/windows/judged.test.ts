import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { firstReviewMonths } from '#domains/registers/contract/review-months.ts';
import { type LaunchWindow, windowStates } from '../../contract/launch-windows.ts';
import type { WindowMarket } from '../../contract/window-markets.ts';
import { matchPurpleBook } from '../matching/biologics/rules.ts';
import { matchMedicines } from '../matching/medicines/rules.ts';
import { matchOrangeBook } from '../matching/rules.ts';
import judgements from '../testing/judged-presentations.json' with { type: 'json' };
import { judgedIndex } from '../testing/judged-rows.ts';
import { launchWindows } from './rules.ts';

/** Those that were judged before the code was there. What came after them came with the rules that it is about. */
const judgedFirst = 119;

/**
 * Judged by hand from the publishers' files; of the first every third was held out while the rules were tuned. A judgement tells the state, the latest hard and soft end that lie ahead, and the applications that lend them.
 */
const judgement = z.strictObject({
  state: z.enum(windowStates),
  hard: z.iso.date().optional(),
  soft: z.iso.date().optional(),
  applications: z.array(z.string()).optional(),
  because: z.string().optional(),
});
const presentation = z.strictObject({
  substances: z.array(z.strictObject({ inn: z.string(), names: z.array(z.string()) })),
  salt: z.string(),
  form: z.string(),
  routes: z.array(z.string()),
  strengths: z.array(z.string()),
  atc: z.string(),
  reference: z.string(),
});
const judged = z
  .array(z.strictObject({ presentation, us: judgement, eu: judgement.optional() }))
  .parse(judgements)
  .map((one, at) => ({
    ...one,
    isHeldOut: at < judgedFirst && at % 3 === 2,
    name: nameOf(one.presentation),
  }));
type Judged = (typeof judged)[number];

const today = '2026-06-10';

function nameOf(one: z.infer<typeof presentation>): string {
  const substances = one.substances.map(({ inn }) => inn).join(' + ');
  return `${substances} ${one.form} ${one.strengths.join(', ')} ${one.salt} ${one.reference}`;
}

function windowOf({ presentation: one }: Judged, market: WindowMarket): LaunchWindow {
  const found = launchWindows(judgedIndex, { review: firstReviewMonths, presentation: one, today }).find(
    (window) => window.market === market,
  );
  if (found === undefined) throw new Error(`No window for ${market}`);
  return found;
}

function applicationsOf({ presentation: one }: Judged): string[] {
  const orange = matchOrangeBook(judgedIndex, one);
  if (orange.found) {
    const originals = orange.rows.filter(({ applicationType }) => applicationType === 'N');
    return [...new Set(originals.map(({ application }) => application))].sort();
  }
  const purple = matchPurpleBook(judgedIndex, one);
  const references = purple.found ? purple.rows.filter(({ licenceType }) => licenceType === '351(a)') : [];
  return [...new Set(references.map(({ application }) => application))].sort();
}

function refusalOf({ presentation: one }: Judged, market: WindowMarket): string {
  if (market === 'EU') {
    const match = matchMedicines(judgedIndex, one);
    return match.found ? 'undetermined' : match.because;
  }
  const orange = matchOrangeBook(judgedIndex, one);
  return matchPurpleBook(judgedIndex, one).found || orange.found ? 'undetermined' : orange.because;
}

describe.each([
  ['tuned', judged.filter(({ isHeldOut }) => !isHeldOut)],
  ['held out', judged.filter(({ isHeldOut }) => isHeldOut)],
])('judged presentations, %s', (_, some) => {
  test.each(some.map((one) => [one.name, one] as const))('%s', (_name, one) => {
    const us = windowOf(one, 'US');
    expect(us).toMatchObject({ state: one.us.state, ...ends(one.us) });
    if (one.us.state === 'unknown') expect(refusalOf(one, 'US')).toBe(one.us.because);
    else expect(applicationsOf(one)).toEqual(one.us.applications);
    if (one.eu === undefined) return;
    const eu = windowOf(one, 'EU');
    expect(eu).toMatchObject({ state: one.eu.state, hardUntil: one.eu.hard ?? null });
    if (one.eu.state === 'unknown') expect(refusalOf(one, 'EU')).toBe(one.eu.because);
  });
});

/** Of what is unknown some ends are known all the same; they were not judged. */
function ends({ state, hard, soft }: z.infer<typeof judgement>) {
  return state === 'unknown' ? {} : { hardUntil: hard ?? null, softUntil: soft ?? null };
}

test('no window is open where a hard end stands or nothing was matched', () => {
  for (const one of judged) {
    for (const [market, right] of [['US', one.us] as const, ['EU', one.eu] as const]) {
      if (right === undefined || (right.hard === undefined && right.state !== 'unknown')) continue;
      expect(windowOf(one, market).state, one.name).not.toBe('open');
    }
  }
});

test('what is unknown is counted by its reason', () => {
  const counts: Record<string, number> = {};
  for (const one of judged) {
    for (const [market, right] of [['US', one.us] as const, ['EU', one.eu] as const]) {
      if (right === undefined || windowOf(one, market).state !== 'unknown') continue;
      const because = `${market} ${refusalOf(one, market)}`;
      counts[because] = (counts[because] ?? 0) + 1;
    }
  }
  expect(counts).toEqual({
    'US substance': 2,
    'US form': 3,
    'US strength': 1,
    'US salt': 2,
    'US undetermined': 4,
    'EU substance': 32,
    'EU undetermined': 4,
    'EU use': 2,
  });
});
