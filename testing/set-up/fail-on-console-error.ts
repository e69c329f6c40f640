import { afterEach, beforeEach, expect, vi } from 'vitest';

// A test that provokes console.error on purpose spies on it itself; whatever else comes out is a fault.
let stray: unknown[][] = [];

beforeEach(() => {
  stray = [];
  vi.spyOn(console, 'error').mockImplementation((...line) => {
    stray.push(line);
  });
});

afterEach(() => {
  expect(stray, 'console.error was called').toEqual([]);
});
