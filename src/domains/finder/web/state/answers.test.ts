import { describe, expect, it } from 'vitest';
import { createAnswers } from './answers.ts';

/** A server whose answers come when the test says so. */
function slowServer() {
  const waiting = new Map<string, { answer: (value: string) => void; fail: () => void }>();
  const ask = (address: string) =>
    new Promise<string>((resolve, reject) => {
      waiting.set(address, { answer: resolve, fail: () => reject(new Error(`no ${address}`)) });
    });
  return { ask, reply: (address: string) => waiting.get(address)?.answer(`answer to ${address}`), waiting };
}

describe('answers', () => {
  it('drop the answer of a search that was overtaken', async () => {
    const server = slowServer();
    const start = createAnswers(server.ask);
    const first = start('me', '?q=a');
    const second = start('me', '?q=b');
    server.reply('?q=b');
    server.reply('?q=a');
    expect(await second.outcome).toEqual({ answer: 'answer to ?q=b' });
    expect(await first.outcome).toBeNull();
  });

  it('stop the call that was overtaken', () => {
    const signals: AbortSignal[] = [];
    const start = createAnswers((_, signal) => {
      signals.push(signal);
      return new Promise<string>(() => undefined);
    });
    start('me', '?q=a');
    start('me', '?q=b');
    expect(signals.map((signal) => signal.aborted)).toEqual([true, false]);
  });

  it('are there at once for an address seen before, and asked for anew', async () => {
    const server = slowServer();
    const start = createAnswers(server.ask);
    const first = start('me', '');
    expect(first.kept).toBeUndefined();
    server.reply('');
    await first.outcome;
    expect(start('me', '').kept).toBe('answer to ');
  });

  it('are kept for one person only', async () => {
    const server = slowServer();
    const start = createAnswers(server.ask);
    const first = start('me', '');
    server.reply('');
    await first.outcome;
    expect(start('somebody else', '').kept).toBeUndefined();
  });

  it('tell a failure from an overtaken search', async () => {
    const server = slowServer();
    const start = createAnswers(server.ask);
    const failing = start('me', '');
    server.waiting.get('')?.fail();
    expect(await failing.outcome).toHaveProperty('error');
  });
});
