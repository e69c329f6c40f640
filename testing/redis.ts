import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A real Redis in a process of its own, without anything on disk. */
export type TestRedis = {
  url: string;
  /** Leaves its connections open and answers nothing. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
};

/** Starts the Redis that `scripts/redis.mjs` provides; fails with what it says where there is none to be had. */
export async function startRedis(port: number): Promise<TestRedis> {
  const path = execFileSync(process.execPath, ['scripts/redis.mjs'], { encoding: 'utf8' }).trim();
  const parameters = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn(path, parameters, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'exit');
  await new Promise<void>((ready, fail) => {
    let output = '';
    server.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (output.includes('Ready to accept connections')) ready();
    });
    server.once('exit', () => fail(new Error(`Redis did not start:\n${output}`)));
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
    async stop() {
      server.kill('SIGKILL');
      await ended;
    },
  };
}
