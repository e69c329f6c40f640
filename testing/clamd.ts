import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { vi } from 'vitest';

/** The harmless text that every scanner calls infected, in two pieces, so that none takes this file for it. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD', '-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
export const eicarFinding = 'Eicar-Test.UNOFFICIAL';

/** What a stream may come to: less than ClamAV's default, so that a test need not send that much. */
export const mostStreamed = 1024 * 1024;

/** A real clamd that knows one signature. It is started and stopped at the same address. */
export type TestClamd = {
  socketPath: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  drop(): Promise<void>;
};

/** Makes one ready, not yet started. Throws where no clamd can be had: see scripts/clamd.mjs. */
export async function prepareClamd(): Promise<TestClamd> {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/clamd.mjs']);
  const folder = await mkdtemp(join(tmpdir(), 'dosebridge-clamd-'));
  const socketPath = join(folder, 'socket');
  const configuration = join(folder, 'clamd.conf');
  await mkdir(join(folder, 'signatures'));
  const signature = `Eicar-Test:0:*:${Buffer.from(eicar).toString('hex')}\n`;
  await writeFile(join(folder, 'signatures/eicar.ndb'), signature);
  await writeFile(
    configuration,
    [
      `DatabaseDirectory ${join(folder, 'signatures')}`,
      `LocalSocket ${socketPath}`,
      'Foreground yes',
      `StreamMaxLength ${mostStreamed}`,
      'MaxThreads 2',
      '',
    ].join('\n'),
  );
  let running: ChildProcess | undefined;

  async function stop(): Promise<void> {
    if (running === undefined) return;
    running.kill('SIGKILL');
    await once(running, 'exit');
    running = undefined;
    await rm(socketPath, { force: true });
  }

  return {
    socketPath,
    async start() {
      running = spawn(stdout.trim(), [`--config-file=${configuration}`], { stdio: 'ignore' });
      await vi.waitFor(() => ping(socketPath), { timeout: 30_000 });
    },
    stop,
    async drop() {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}

async function ping(path: string): Promise<void> {
  const socket = connect({ path });
  await once(socket, 'connect');
  socket.destroy();
}
