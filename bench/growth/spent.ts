import { findPostmaster } from '#platform/server/database/embedded/embedded-postmaster.ts';
import type { Stage } from '../../deploy/drill/stage.ts';
import { processorTimeOfAll } from '../process-figures.ts';

export const parts = ['instances', 'PostgreSQL', 'standby', 'HAProxy', 'this process'] as const;

/** Processor seconds, or what is made of them, of each part. The bucket and the load are in this process. */
export type Spent = Record<(typeof parts)[number], number>;

/** What each part has spent since its start. */
export async function readSpent({ pair, processes }: Pick<Stage, 'pair' | 'processes'>): Promise<Spent> {
  const { instances, balancer } = processes();
  const own = process.cpuUsage();
  const each = await Promise.all(Object.values(instances).map(processorTimeOfAll));
  return {
    instances: each.reduce((sum, one) => sum + one, 0),
    PostgreSQL: await ofServer(pair.primary.host),
    standby: await ofServer(pair.standby.host),
    HAProxy: await processorTimeOfAll(balancer),
    'this process': (own.user + own.system) / 1e6,
  };
}

/** Nothing of one that is down. */
async function ofServer(host: string): Promise<number> {
  const postmaster = findPostmaster(host);
  return postmaster === undefined ? 0 : processorTimeOfAll(postmaster);
}

export function since(from: Spent, to: Spent): Spent {
  return mapParts(to, (spent, part) => spent - from[part]);
}

export function mapParts(all: Spent, change: (spent: number, part: keyof Spent) => number): Spent {
  return Object.fromEntries(parts.map((part) => [part, change(all[part], part)])) as Spent;
}
