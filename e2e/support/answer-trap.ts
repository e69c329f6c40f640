import { EventEmitter, once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export type AnswerTrap = {
  origin: string;
  /** 'answer' with the bytes, whenever some come from the server; none of them goes on to the client. */
  events: EventEmitter;
  /** Breaks every connection on both sides. */
  close(): void;
};

/** Stands before a server: what clients say gets through, what the server answers does not. */
export async function openAnswerTrap(target: string): Promise<AnswerTrap> {
  const { hostname, port } = new URL(target);
  const events = new EventEmitter();
  const sockets: Socket[] = [];
  const server = createServer((client) => {
    const onward = connect(Number(port), hostname);
    for (const socket of [client, onward]) {
      socket.on('error', () => undefined);
      sockets.push(socket);
    }
    client.pipe(onward);
    onward.on('data', (bytes) => events.emit('answer', bytes));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the trap has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    events,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
