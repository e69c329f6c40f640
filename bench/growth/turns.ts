import type { Stage } from '../../deploy/drill/stage.ts';
import { printTable } from '../report.ts';
import { median } from '../search/http-load.ts';
import type { Answered, Load } from './loads.ts';
import { parts, readSpent, type Spent, since } from './spent.ts';

export type Turn = Answered & { spent: Spent };

type Instances = { stage: Stage; names: string[]; rounds: number };

/** What each part spends while so much is asked. */
export async function spend(stage: Stage, load: Load, origin = stage.origin): Promise<Turn> {
  const from = await readSpent(stage);
  const answered = await load(origin);
  return { ...answered, spent: since(from, await readSpent(stage)) };
}

/** Lets one of the instances answer, then two, and so on. All take turns within a round, so that noise meets all of them. */
export async function printTurns(
  { stage, names, rounds }: Instances,
  title: string,
  load: Load,
): Promise<void> {
  const turns: Turn[][] = names.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [position, ofCount] of turns.entries()) {
      await stage.admitOnly(names.slice(0, position + 1));
      ofCount.push(await spend(stage, load));
    }
  }
  console.log(`\n${title}; medians of ${rounds} rounds, processor ms of an answer by part:\n`);
  printTable(
    ['instances', 'answers/s', 'p50 ms', 'p99 ms', ...parts, 'all', 'cores in use'],
    turns.map((ofCount, position) => [String(position + 1), ...figuresOf(ofCount)]),
  );
}

function figuresOf(turns: Turn[]): string[] {
  const mid = (figure: (turn: Turn) => number) => median(turns.map(figure));
  const all = ({ spent }: Turn) => parts.reduce((sum, part) => sum + spent[part], 0);
  return [
    mid((turn) => (turn.answers * 1_000) / turn.took).toFixed(0),
    mid((turn) => turn.p50).toFixed(1),
    mid((turn) => turn.p99).toFixed(1),
    ...parts.map((part) => mid((turn) => (turn.spent[part] * 1_000) / turn.answers).toFixed(2)),
    mid((turn) => (all(turn) * 1_000) / turn.answers).toFixed(2),
    mid((turn) => (all(turn) * 1_000) / turn.took).toFixed(2),
  ];
}
