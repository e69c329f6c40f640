import { expect, test } from 'vitest';
import { AppError } from '../http/errors.ts';
import { Gate, OwnGates } from './gate.ts';

const full = () => new AppError('rate-limited', 'full');

test('whoever waits goes in by turn, beyond the room at the gate nobody waits', async () => {
  const gate = new Gate({ atOnce: 1, waiting: 2, refuse: full });
  const leave = await gate.enter();
  const order: number[] = [];
  const waiting = [1, 2].map((one) => gate.pass(async () => void order.push(one)));
  await expect(gate.enter()).rejects.toThrow('full');
  expect(order).toEqual([]);
  leave();
  leave();
  await Promise.all(waiting);
  expect(order).toEqual([1, 2]);
  expect(gate.isEmpty).toBe(true);
});

test('whoever waits too long, or when all are refused, is told and takes no place', async () => {
  const gate = new Gate({ atOnce: 1, waiting: 1, longestWait: 1, refuse: full });
  const leave = await gate.enter();
  await expect(gate.enter()).rejects.toThrow('full');
  const last = gate.enter();
  gate.refuseAll();
  await expect(last).rejects.toThrow('full');
  expect(gate.isEmpty).toBe(false);
  leave();
  expect(gate.isEmpty).toBe(true);
});

test('one person has no more than their share, waiting and inside', async () => {
  const gate = new Gate({ atOnce: 1, waiting: 5, perPerson: 1 });
  const leave = await gate.enter(1);
  await expect(gate.enter(1)).rejects.toMatchObject({ code: 'rate-limited' });
  const other = gate.enter(2);
  leave();
  (await other)();
});

test('nobody waits for what another person does', async () => {
  const gates = new OwnGates({ atOnce: 1, waiting: 5 });
  const first = Promise.withResolvers<void>();
  const done: string[] = [];
  const act = (name: string, until?: Promise<void>) => async () => {
    await until;
    done.push(name);
  };
  const ones = [gates.pass(1, act('a', first.promise)), gates.pass(1, act('b'))];
  await gates.pass(2, act('c'));
  expect(done).toEqual(['c']);
  first.resolve();
  await Promise.all(ones);
  expect(done).toEqual(['c', 'a', 'b']);
});
