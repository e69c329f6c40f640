import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createConnection, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A line to a PostgreSQL server that can go dead as a cut cable does: nobody is told, and nothing arrives. */
export type LineToServer = {
  /** The host to connect to instead of the server's. */
  host: string;
  /** Connections that exist go silent; new ones work. */
  goDead(): void;
  close(): Promise<void>;
};

const socketName = '.s.PGSQL.5432';

/** Opens a line to the server whose Unix socket stands in this folder. */
export async function openLine(serverHost: string): Promise<LineToServer> {
  const host = await mkdtemp(join(tmpdir(), 'dosebridge-line-'));
  const sockets = new Set<Socket>();
  const line = createServer((client) => {
    const server = createConnection(join(serverHost, socketName));
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
      from.pipe(to);
    }
  }).listen(join(host, socketName));
  await once(line, 'listening');
  return {
    host,
    goDead() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      line.close();
      await rm(host, { recursive: true, force: true });
    },
  };
}
