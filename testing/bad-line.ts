import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net';
import { setTimeout as passed } from 'node:timers/promises';

/** A line to a server that can be as bad as lines are. Whole when opened. */
export type BadLine = {
  port: number;
  whole(): Promise<void>;
  /** Connections break, and no new one is taken: the server is down. */
  refuse(): Promise<void>;
  /** Nothing arrives and nobody is told, until the line is whole again. */
  silence(): void;
  /** Every packet takes so long, each way. */
  delay(milliseconds: number): void;
  /** What is connected now is cut off without being told, for good; new connections work: a failover. */
  strand(): void;
  close(): Promise<void>;
};

export async function openBadLine(target: NetConnectOpts): Promise<BadLine> {
  const sockets = new Set<Socket>();
  const stranded = new WeakSet<Socket>();
  let opened = Promise.withResolvers<void>();
  let wait = 0;
  opened.resolve();

  async function pass(): Promise<void> {
    await opened.promise;
    if (wait > 0) await passed(wait);
  }

  function forward(from: Socket, to: Socket): void {
    sockets.add(from);
    // One after the other, so that nothing overtakes.
    let last = Promise.resolve();
    const then = (act: () => void): void => {
      last = last.then(pass).then(() => {
        if (!stranded.has(from)) act();
      });
    };
    from.on('data', (bytes) => then(() => to.write(bytes)));
    from.on('end', () => then(() => to.end()));
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      if (!stranded.has(from)) then(() => to.destroy());
    });
  }

  const server = createServer({ allowHalfOpen: true }, (client) => {
    const onward = connect({ ...target, allowHalfOpen: true } as NetConnectOpts);
    forward(client, onward);
    forward(onward, client);
  });
  async function listen(port: number): Promise<void> {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  }
  async function refuse(): Promise<void> {
    if (!server.listening) return;
    server.close();
    for (const socket of sockets) socket.destroy();
    await once(server, 'close');
  }
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async whole() {
      wait = 0;
      opened.resolve();
      if (!server.listening) await listen(port);
    },
    refuse,
    silence() {
      opened = Promise.withResolvers();
    },
    delay(milliseconds) {
      wait = milliseconds;
    },
    strand() {
      for (const socket of sockets) stranded.add(socket);
    },
    close: refuse,
  };
}
