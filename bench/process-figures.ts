import { readdir, readFile } from 'node:fs/promises';

// What a process has used, as the kernel counts it. Linux alone tells.

/** Seconds, of all threads. The kernel counts in hundredths. */
export async function processorTime(pid: number): Promise<number> {
  const [user = 0, system = 0] = await readTimes(pid);
  return (user + system) / 100;
}

/** Seconds of a process and of all that it has started, those that have ended since among them. */
export async function processorTimeOfAll(pid: number): Promise<number> {
  // One that ends while we count is in the time of its parent next time.
  const own = (await readTimes(pid).catch(() => [])).reduce((sum, time) => sum + time, 0) / 100;
  const children = await Promise.all((await findChildren(pid)).map(processorTimeOfAll));
  return children.reduce((sum, time) => sum + time, own);
}

export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** Hundredths of seconds in user mode and in the kernel, then those of children that have ended. */
async function readTimes(pid: number): Promise<number[]> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  return stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15)
    .map(Number);
}

async function findChildren(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => '')),
  );
  return lists.flatMap((list) => list.trim().split(' ').filter(Boolean).map(Number));
}
