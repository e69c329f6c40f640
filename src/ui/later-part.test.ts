import type { FunctionComponent } from 'react';
import { expect, test } from 'vitest';
import { laterPart } from './later-part.ts';

function Part() {
  return null;
}

test('who listens is told when the code has come, and reads it then without waiting', async () => {
  let loads = 0;
  const part = laterPart(async () => {
    loads += 1;
    return Part;
  });
  expect([part.read(), loads]).toEqual([null, 0]);
  await new Promise<void>((resolve) => part.listen(resolve));
  expect(part.read()).toBe(Part);
  await new Promise<void>((resolve) => part.listen(resolve));
  expect(loads).toBe(1);
});

test('what does not come fails where it is shown, and not before', async () => {
  const part = laterPart<object>(async () => {
    throw new Error('no connection');
  });
  await part.start();
  const Missing = part.read() as FunctionComponent;
  expect(() => Missing({})).toThrow('no connection');
});

test('what was sent for early is there for whoever looks first later; who has left hears nothing', async () => {
  const part = laterPart(async () => Part);
  const heard: string[] = [];
  part.listen(() => heard.push('too late'))();
  await part.start();
  expect(part.read()).toBe(Part);
  expect(heard).toEqual([]);
});
