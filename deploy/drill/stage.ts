import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import pg from 'pg';
import S3rver from 's3rver';
import { type Pair, type Server, startPair } from '#testing/database/primary-and-standby.ts';
import { startRedis, type TestRedis } from '#testing/redis.ts';
import type { Prove } from '#testing/running/members.ts';
import { freePort, programs, type Running, startProduct } from '#testing/running/product.ts';
import { admit, restartInTurn } from '../rolling-restart.ts';

/** The set of docs/deploying.md on one machine: haproxy.cfg, its instances, two databases, a bucket. */
export type Stage = {
  /** Where browsers come in. */
  origin: string;
  /** Where the balancer listens without TLS. */
  plainOrigin: string;
  /** The first instance past the balancer. It trusts this machine to say on whose behalf it asks. */
  instance: string;
  pair: Pair;
  redis: TestRedis;
  /** Takes a member's address for proven, wherever the database is now. */
  prove: Prove;
  restartInTurn(): Promise<void>;
  /** Lets the balancer send requests to these instances and to no others. */
  admitOnly(names: readonly string[]): Promise<void>;
  /** Process ids of the instances by name, and of the balancer. */
  processes(): { instances: Record<string, number>; balancer: number };
  /** Past the balancer, by name. */
  origins: Record<string, string>;
  close(): Promise<void>;
};

const bucket = 'dosebridge';

type Wish = {
  /** The first two are those of haproxy.cfg; each further one gets a line of its own there. */
  instances?: readonly string[];
  rateLimits?: 'on' | 'off';
};

export async function openStage({ instances = ['a', 'b'], rateLimits = 'on' }: Wish = {}): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'db-drill-'));
  const undo: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  async function close(): Promise<void> {
    for (let step = undo.pop(); step !== undefined; step = undo.pop()) await step();
  }
  try {
    const pair = await startPair();
    undo.push(() => pair.stop());
    await pair.primary.run('create role balancer login');
    const s3 = await openBucket(folder);
    undo.push(() => s3.close());

    const redis = await startRedis(await freePort());
    undo.push(() => redis.stop());

    const [web, plain, database] = await Promise.all([1, 2, 3].map(freePort));
    const ports: Record<string, number> = {};
    for (const name of instances) ports[name] = await freePort();
    const adminSocket = join(folder, 'admin.sock');
    const balancer = startBalancer(await writeConfiguration(folder, instances), {
      WEB_LISTEN: `127.0.0.1:${web}`,
      WEB_PLAIN_LISTEN: `127.0.0.1:${plain}`,
      ...Object.fromEntries(instances.map((name) => [addressOf(name), `127.0.0.1:${ports[name]}`])),
      DB_LISTEN: `127.0.0.1:${database}`,
      DB_A: socketOf(pair.primary),
      DB_B: socketOf(pair.standby),
      ADMIN_SOCKET: adminSocket,
    });
    undo.push(() => balancer.stop());

    const databaseAs = (role: string) => `postgresql://${role}@127.0.0.1:${database}/dosebridge`;
    await migrate(folder, databaseAs('dosebridge_serving'), databaseAs('dosebridge'));
    const start = (name: string, port: number): Promise<Running> =>
      startProduct(join(folder, name), {
        PORT: String(port),
        PUBLIC_URL: `http://127.0.0.1:${web}`,
        DATABASE_URL: databaseAs('dosebridge_serving'),
        DATABASE_REPLICA_URL: pair.standby.url,
        SEED: 'demo',
        SECRET_KEY: 'one key for both of the instances',
        TRUST_PROXY: '127.0.0.1',
        RATE_LIMITS: rateLimits,
        REDIS_URL: redis.url,
        S3_BUCKET: bucket,
        S3_ENDPOINT: s3.endpoint,
        S3_ACCESS_KEY_ID: 'S3RVER',
        S3_SECRET_ACCESS_KEY: 'S3RVER',
      });
    const running: Record<string, Running> = {};
    undo.push(() => Promise.all(Object.values(running).map((one) => one.stop())));
    for (const [name, port] of Object.entries(ports)) running[name] = await start(name, port);
    const origin = `http://127.0.0.1:${web}`;
    await untilServed(origin);
    return {
      origin,
      async prove(email) {
        const client = new pg.Client(databaseAs('dosebridge'));
        await client.connect();
        await client.query('update people set email_verified_at = now() where email = $1', [email]);
        await client.end();
      },
      plainOrigin: `http://127.0.0.1:${plain}`,
      instance: `http://127.0.0.1:${ports[instances[0] ?? '']}`,
      origins: Object.fromEntries(instances.map((name) => [name, `http://127.0.0.1:${ports[name]}`])),
      pair,
      redis,
      restartInTurn: () =>
        restartInTurn(adminSocket, async (name) => {
          await running[name]?.stop();
          running[name] = await start(name, ports[name] ?? 0);
        }),
      async admitOnly(names) {
        for (const name of instances) await admit(adminSocket, name, names.includes(name));
      },
      processes: () => ({
        instances: Object.fromEntries(
          Object.entries(running).map(([name, one]) => [name, one.process.pid ?? 0]),
        ),
        balancer: balancer.pid,
      }),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** As a release does it, by a process that alone knows the owner's address. */
async function migrate(folder: string, url: string, ownerUrl: string): Promise<void> {
  const child = spawn(process.execPath, [programs.operate, 'migrate'], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`the migration ended with ${code}`);
}

function socketOf({ host }: Server): string {
  return `unix@${join(host, '.s.PGSQL.5432')}`;
}

async function openBucket(folder: string): Promise<{ endpoint: string; close(): Promise<void> }> {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 'bucket'),
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  return { endpoint: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** The setting that says where an instance listens. */
function addressOf(name: string): string {
  return `WEB_${name.toUpperCase()}`;
}

/** haproxy.cfg, with so many instances. Answers where it lies. */
async function writeConfiguration(folder: string, instances: readonly string[]): Promise<string> {
  const two = await readFile('deploy/haproxy.cfg', 'utf8');
  const lineOf = (name: string) => `  server ${name} "\${${addressOf(name)}}"\n`;
  const file = join(folder, 'haproxy.cfg');
  await writeFile(
    file,
    two.replace(lineOf('a') + lineOf('b'), () => instances.map(lineOf).join('')),
  );
  return file;
}

function startBalancer(
  configuration: string,
  addresses: Record<string, string>,
): { pid: number; stop(): Promise<void> } {
  const child = spawn('haproxy', ['-db', '-f', configuration], {
    env: { PATH: `${process.env.PATH}:/usr/sbin`, ...addresses },
    stdio: 'ignore',
  });
  child.once('error', () => {
    process.stderr.write('No haproxy on this machine. On Debian: apt-get install haproxy\n');
    process.exit(1);
  });
  return {
    pid: child.pid ?? 0,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function untilServed(origin: string): Promise<void> {
  while (!(await fetch(`${origin}/readyz`).catch(() => undefined))?.ok) await passed(200);
}
