import type { Accuracy } from './accuracy.ts';
import { type AtSize, exponent, httpMedian, loadOf, percent, sum } from './figures.ts';
import type { PeerResult } from './peers/run-peer.ts';

/** A promise, and whether this run keeps it. */
export type Judgement = { what: string; figure: string; goal: string; met: boolean };

const engineGoals: Record<string, [p50: number, p99: number]> = { '100k': [0.12, 0.6], '1M': [1, 5] };
/** Milliseconds of the suggestions while typing. */
const suggestionsGoal = 20;
const httpGoals: Record<string, [p50: number, p99: number]> = { '100k': [0.6, 2.5], '1M': [2, 10] };
/** Seconds from PostgreSQL to an index that answers. */
const startGoals: Record<string, number> = { '100k': 0.5, '1M': 4 };
const variantGoal = 2;
/** Of what decides before all else: a day of launch, and the countries that it fits. */
const decidingGoal = 1.5;
const bytesGoal = 400;
const answersGoal = 5_000;
const shareGoal = 0.15;
/** Of `/healthz` in the same run: one client's quantiles at most so many times, eight clients' answers at least this share. */
const healthGoals = { p50: 2.5, p99: 4, share: 0.35 };
/** Of the quantiles at 100k. */
const millionGoal = 2;
const exponentGoal = 0.6;
const accuracyGoal = 0.99;
const kindGoal = 0.97;

/** Holds what was measured against every promise that speaks of a size in this run. */
export function judgeGoals(all: AtSize[], accuracy: Accuracy | undefined): Judgement[] {
  return [...all.flatMap(judgeSize), ...judgeGrowth(all), ...(accuracy ? judgeAccuracy(accuracy) : [])];
}

function judgeSize(at: AtSize): Judgement[] {
  const { name, size, peers, served } = at;
  const engine = peers.find(({ peer }) => peer === 'our engine');
  const one = loadOf(served.results, '/search-dossier', 1);
  return [
    ...quantiles(`engine alone, ${name}`, engine?.answered, engineGoals[name]),
    ...quantiles(`over HTTP, one client, ${name}`, one, httpGoals[name]),
    ...atMost(`suggestions over HTTP, ${name}, p99 ms`, served.suggestions.p99, suggestionsGoal),
    ...(name === '100k' ? judgeThroughput(at) : []),
    ...judgeVariants(name, engine?.variants ?? {}),
    ...atMost(`start to ready index, ${name}, s`, served.serving.indexedIn / 1000, startGoals[name]),
    ...(name in engineGoals
      ? atMost(`bytes a dossier, ${name}`, (engine?.built?.bytes ?? Number.NaN) / size, bytesGoal)
      : []),
  ];
}

/** The median with ranges or in the order of a column, of the one without either in the same run. */
function judgeVariants(name: string, measured: NonNullable<PeerResult['variants']>): Judgement[] {
  const { 'without ranges and sorting': plain, ...others } = measured;
  if (plain === undefined) return [];
  return Object.entries(others).flatMap(([variant, { p50 }]) =>
    atMost(
      `${variant}, ${name}, p50 of that without`,
      p50 / plain.p50,
      variant.startsWith('with a day') || variant.startsWith('with countries') ? decidingGoal : variantGoal,
    ),
  );
}

function judgeThroughput({ served }: AtSize): Judgement[] {
  const eight = loadOf(served.results, '/search-dossier', 8)?.perSecond ?? Number.NaN;
  const shareOf = (route: string) => eight / (loadOf(served.results, route, 8)?.perSecond ?? Number.NaN);
  const share = shareOf('/bench/constant');
  const [one, health] = ['/search-dossier', '/healthz'].map((route) => loadOf(served.results, route, 1));
  const times = (of: 'p50' | 'p99') => (one?.[of] ?? Number.NaN) / (health?.[of] ?? Number.NaN);
  return [
    ...atMost('one client, 100k, p50 of /healthz', times('p50'), healthGoals.p50),
    ...atMost('one client, 100k, p99 of /healthz', times('p99'), healthGoals.p99),
    {
      what: 'answers a second, eight clients, 100k, of /healthz',
      figure: `${(shareOf('/healthz') * 100).toFixed(0)} %`,
      goal: `at least ${healthGoals.share * 100} %`,
      met: shareOf('/healthz') >= healthGoals.share,
    },
    {
      what: 'answers a second, eight clients, 100k',
      figure: eight.toFixed(0),
      goal: `at least ${answersGoal}`,
      met: eight >= answersGoal,
    },
    {
      what: 'the same, of the constant route',
      figure: `${(share * 100).toFixed(0)} %`,
      goal: `at least ${shareGoal * 100} %`,
      met: share >= shareGoal,
    },
  ];
}

function judgeGrowth(all: AtSize[]): Judgement[] {
  const [small, large] = ['100k', '1M'].map((name) => all.find((at) => at.name === name));
  if (!small || !large) return [];
  const times = (of: 'p50' | 'p99') => {
    const [a, b] = [small, large].map((at) => loadOf(at.served.results, '/search-dossier', 1)?.[of]);
    return (b ?? Number.NaN) / (a ?? Number.NaN);
  };
  return [
    ...atMost('growth of HTTP p50, 100k to 1M', exponent(httpMedian(small), httpMedian(large)), exponentGoal),
    ...atMost('one client over HTTP, 1M, p50 of that at 100k', times('p50'), millionGoal),
    ...atMost('one client over HTTP, 1M, p99 of that at 100k', times('p99'), millionGoal),
  ];
}

function judgeAccuracy({ kinds }: Accuracy): Judgement[] {
  const scores = kinds.map(({ kind, tuned, heldOut }) => ({ kind, ...sum([tuned, heldOut]) }));
  const total = sum(scores);
  const worst = scores.reduce((a, b) => (b.right / b.of < a.right / a.of ? b : a));
  return [
    {
      what: 'first hit right',
      figure: percent(total),
      goal: `at least ${accuracyGoal * 100} %`,
      met: total.right >= accuracyGoal * total.of,
    },
    {
      what: `worst kind (${worst.kind})`,
      figure: percent(worst),
      goal: `at least ${kindGoal * 100} %`,
      met: worst.right >= kindGoal * worst.of,
    },
  ];
}

function quantiles(
  what: string,
  measured: { p50: number; p99: number } | undefined,
  goal: [number, number] | undefined,
): Judgement[] {
  if (!goal) return [];
  return [
    ...atMost(`${what}, p50 ms`, measured?.p50 ?? Number.NaN, goal[0]),
    ...atMost(`${what}, p99 ms`, measured?.p99 ?? Number.NaN, goal[1]),
  ];
}

function atMost(what: string, value: number, goal: number | undefined): Judgement[] {
  if (goal === undefined) return [];
  const figure = value >= 100 ? value.toFixed(0) : value.toFixed(2);
  return [{ what, figure, goal: `at most ${goal}`, met: value <= goal }];
}
