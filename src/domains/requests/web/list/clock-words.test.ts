import { describe, expect, it } from 'vitest';
import { clockWords } from './clock-words.ts';

/** A Tuesday. */
const now = new Date(2026, 10, 3, 10, 30);

function due(month: number, day: number): string {
  return new Date(2026, month - 1, day, 23, 59, 59, 999).toISOString();
}

describe('a clock', () => {
  it('says how many business days the server counts', () => {
    expect(clockWords(due(11, 9), 3, now)).toEqual({ text: '3 business days left', urgency: 'calm' });
  });

  it('calls its last but one day by its name', () => {
    expect(clockWords(due(11, 4), 1, now)).toEqual({ text: '1 business day left', urgency: 'soon' });
  });

  it('ends today', () => {
    expect(clockWords(due(11, 3), 0, now)).toEqual({ text: 'Due today', urgency: 'soon' });
  });

  it('is over', () => {
    expect(clockWords(due(11, 2), 0, now)).toEqual({ text: 'Overdue since 2 Nov', urgency: 'late' });
  });

  it('that ends at the weekend still has a day', () => {
    const friday = new Date(2026, 10, 6, 10);
    expect(clockWords(due(11, 7), 0, friday).text).toBe('1 business day left');
  });
});
