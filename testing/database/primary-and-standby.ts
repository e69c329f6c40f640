import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { chown } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import pg from 'pg';
import {
  type Cluster,
  ensureCluster,
  SUPERUSER,
} from '#platform/server/database/embedded/embedded-cluster.ts';
import {
  findPostmaster,
  SOCKET,
  stopPostmaster,
} from '#platform/server/database/embedded/embedded-postmaster.ts';
import { reachServer } from '#platform/server/database/embedded/embedded-server.ts';
import { type LineToServer, openLine } from '../line-to-server.ts';
import { copyCluster } from './copied-cluster.ts';

/** One of two PostgreSQL servers of which the second repeats what the first writes. */
export type Server = {
  /** Folder of its Unix socket. */
  host: string;
  /** As the product would be given it: the role that serves, and the one that owns the tables. */
  url: string;
  ownerUrl: string;
  /** One statement, as superuser. */
  run<R extends pg.QueryResultRow>(statement: string): Promise<R[]>;
  /** Every process of it at once, as when a machine loses its power. */
  kill(): void;
};

export type Pair = {
  primary: Server;
  standby: Server;
  /** The standby hears no more of the primary, and neither is told. */
  hold(): void;
  /** Makes the standby one that commits wait for; back when it is. */
  waitForStandby(): Promise<void>;
  /** Has commits wait for no standby, as docs/deploying.md says it. */
  waitForNobody(): Promise<void>;
  /** Makes the standby a primary; back when it takes writes. */
  promote(): Promise<void>;
  /** Starts one that was killed, as what it was; back when it takes connections. */
  revive(which: 'primary' | 'standby'): Promise<void>;
  stop(): Promise<void>;
};

const owner = 'dosebridge';
const serving = 'dosebridge_serving';
/** Two servers share the machine with what is tested. */
const small = { shared_buffers: '32MB', wal_keep_size: '512MB', max_connections: '150' };

/** Starts a primary with an empty database `dosebridge`, and a standby that streams from it. */
export async function startPair(): Promise<Pair> {
  // Short: the path of a Unix socket has little room.
  const folder = mkdtempSync(join(tmpdir(), 'db-pair-'));
  execFileSync('chmod', ['711', folder]);
  mkdirSync(join(folder, 'a'), { mode: 0o700 });
  await copyCluster(join(folder, 'a'));
  const first = await ensureCluster(join(folder, 'a'));
  // Before its first start a cluster may be copied as files are.
  execFileSync('mkdir', ['-m', '700', join(folder, 'b')]);
  execFileSync('cp', ['-a', first.dir, join(folder, 'b')]);
  const second = await ensureCluster(join(folder, 'b'));
  const primary = await start(first, small);
  await primary.run(`create role ${owner} login`);
  await primary.run(`create role ${serving} login`);
  await primary.run(`create database dosebridge owner ${owner}`);

  const line = await openLineFor(second, first.dir);
  writeFileSync(join(second.dir, 'standby.signal'), '');
  const following = {
    ...small,
    primary_conninfo: `host=${line.host} user=${SUPERUSER} application_name=standby`,
    hot_standby_feedback: 'on',
  };
  const standby = await start(second, following);
  await until(
    async () => (await primary.run("select from pg_stat_replication where state = 'streaming'"))[0],
  );
  return {
    primary,
    standby,
    hold: () => line.goDead(),
    async waitForStandby() {
      await primary.run("alter system set synchronous_standby_names = 'standby'");
      await primary.run('select pg_reload_conf()');
      await until(
        async () => (await primary.run("select from pg_stat_replication where sync_state = 'sync'"))[0],
      );
    },
    async waitForNobody() {
      await primary.run("alter system set synchronous_standby_names = ''");
      await primary.run('select pg_reload_conf()');
    },
    async revive(which) {
      await (which === 'primary' ? start(first, small) : start(second, following));
    },
    async promote() {
      await line.close();
      await standby.run('select pg_promote(wait => true, wait_seconds => 60)');
    },
    async stop() {
      await line.close();
      await stopPostmaster(second.dir);
      await stopPostmaster(first.dir);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function start(cluster: Cluster, settings: Record<string, string>): Promise<Server> {
  const target = { host: cluster.dir, port: 5432, user: SUPERUSER, database: 'postgres' };
  const session = await reachServer(cluster, target, settings);
  await session.end();
  return {
    host: cluster.dir,
    url: urlOf(serving, cluster),
    ownerUrl: urlOf(owner, cluster),
    async run<R extends pg.QueryResultRow>(statement: string) {
      const client = new pg.Client(target);
      await client.connect();
      try {
        return (await client.query<R>(statement)).rows;
      } finally {
        await client.end();
      }
    },
    kill() {
      const postmaster = findPostmaster(cluster.dir);
      if (postmaster === undefined) return;
      const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
      for (const pid of [postmaster, ...children.trim().split(' ').map(Number)]) process.kill(pid, 'SIGKILL');
    },
  };
}

function urlOf(role: string, { dir }: Cluster): string {
  return `postgresql://${role}@localhost/dosebridge?host=${encodeURIComponent(dir)}`;
}

/** A line that the standby's account may use too, where PostgreSQL runs as another user than we do. */
async function openLineFor({ account }: Cluster, serverHost: string): Promise<LineToServer> {
  const line = await openLine(serverHost);
  if (account !== undefined) {
    await chown(line.host, account.uid, account.gid);
    await chown(join(line.host, SOCKET), account.uid, account.gid);
  }
  return line;
}

async function until(isSo: () => Promise<unknown>): Promise<void> {
  while (!(await isSo())) await passed(50);
}
