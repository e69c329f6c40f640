import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as passed } from 'node:timers/promises';

/**
 * Restarts the instances behind the balancer one after the other, so that nobody is turned away:
 *
 *   node deploy/rolling-restart.ts /run/haproxy/admin.sock systemctl restart dosebridge@{}
 *
 * `{}` stands for the instance's name in haproxy.cfg. The command comes back when the old process is gone.
 */

const backend = 'product';
/** Longer than the product itself waits for its last answers (src/app/process.ts). */
const drainLimit = 70_000;
const startLimit = 180_000;

type State = { name: string; address: string; sessions: number; isUp: boolean };

/** Takes each instance out, waits for its last answer, restarts it, and lets it in again once it is ready. */
export async function restartInTurn(
  adminSocket: string,
  restart: (name: string) => Promise<void>,
): Promise<void> {
  for (const { name, address } of await readStates(adminSocket)) {
    await admit(adminSocket, name, false);
    await until(adminSocket, name, drainLimit, ({ sessions }) => sessions === 0);
    await restart(name);
    await untilReady(name, address);
    await admit(adminSocket, name, true);
    await until(adminSocket, name, startLimit, ({ isUp }) => isUp);
  }
}

/** Lets an instance have new requests, or none: those that it has begun it finishes. */
export async function admit(adminSocket: string, name: string, admitted: boolean): Promise<void> {
  await tell(adminSocket, `set server ${backend}/${name} state ${admitted ? 'ready' : 'drain'}`);
}

async function readStates(adminSocket: string): Promise<State[]> {
  const csv = await tell(adminSocket, `show stat ${backend} 4 -1`);
  const [head = '', ...lines] = csv.trim().split('\n');
  const columns = head.replace(/^# /, '').split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    const cell = (column: string) => cells[columns.indexOf(column)] ?? '';
    return {
      name: cell('svname'),
      address: cell('addr'),
      sessions: Number(cell('scur')),
      isUp: cell('status') === 'UP',
    };
  });
}

async function tell(adminSocket: string, command: string): Promise<string> {
  const socket = createConnection(adminSocket);
  socket.end(`${command}\n`);
  const answer = await text(socket);
  if (/^(Unknown|No such|Permission|Require)/.test(answer.trim())) {
    throw new Error(`The balancer refused '${command}': ${answer.trim()}`);
  }
  return answer;
}

async function until(
  adminSocket: string,
  name: string,
  limit: number,
  isSo: (state: State) => boolean,
): Promise<void> {
  const deadline = performance.now() + limit;
  for (;;) {
    const state = (await readStates(adminSocket)).find((one) => one.name === name);
    if (state !== undefined && isSo(state)) return;
    if (performance.now() > deadline) {
      throw new Error(
        `Instance ${name} did not get there within ${limit / 1000} s: ${JSON.stringify(state)}`,
      );
    }
    await passed(100);
  }
}

async function untilReady(name: string, address: string): Promise<void> {
  const deadline = performance.now() + startLimit;
  for (;;) {
    const answer = await fetch(`http://${address}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(
      () => undefined,
    );
    if (answer?.ok) return;
    if (performance.now() > deadline) throw new Error(`Instance ${name} (${address}) did not become ready`);
    await passed(200);
  }
}

if (import.meta.main) {
  const [adminSocket, program, ...parameters] = process.argv.slice(2);
  if (adminSocket === undefined || program === undefined) {
    process.stderr.write(
      'Usage: node deploy/rolling-restart.ts ADMIN_SOCKET COMMAND… (with {} for the instance)\n',
    );
    process.exit(2);
  }
  await restartInTurn(adminSocket, async (name) => {
    process.stdout.write(`restarting ${name}\n`);
    const child = spawn(
      program,
      parameters.map((parameter) => parameter.replaceAll('{}', name)),
      { stdio: 'inherit' },
    );
    const [code] = await once(child, 'exit');
    if (code !== 0)
      throw new Error(`The command for ${name} ended with ${code}; the others were left running.`);
  });
}
