import { expect, test } from './test.ts';

/** Tries them all, and fails with the names of those that failed. */
export async function checkEach<T>(
  rows: readonly T[],
  nameOf: (row: T) => string,
  check: (row: T) => Promise<void>,
): Promise<void> {
  const failures: string[] = [];
  for (const row of rows) {
    await test
      .step(nameOf(row), () => check(row))
      .catch((error: Error) => {
        failures.push(`${nameOf(row)}\n${error.message}`);
      });
  }
  expect(failures.join('\n\n'), 'rows that failed').toBe('');
}
