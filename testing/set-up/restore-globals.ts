import { afterAll, vi } from 'vitest';

// The next file of a worker begins with the globals that this one found.
afterAll(() => {
  vi.unstubAllGlobals();
});
