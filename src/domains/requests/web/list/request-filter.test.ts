import { describe, expect, it } from 'vitest';
import { leavesOut, readFilter, statesOf, toSearch } from './request-filter.ts';

function read(search: string, isDesk = false) {
  return readFilter(new URLSearchParams(search), isDesk);
}

describe('the filter of the requests', () => {
  it('comes back from its own address', () => {
    const search = '?scope=owner&state=in-review%2Csigned&kind=dossier&clock=overdue&q=metformin&sort=due';
    expect(toSearch(read(search))).toBe(search);
  });

  it('has an empty address where nothing is asked', () => {
    expect(toSearch(read(''))).toBe('');
    expect(leavesOut(read('scope=company&sort=due'))).toBe(false);
    expect(leavesOut(read('q=x'))).toBe(true);
  });

  it('passes over what makes no sense', () => {
    expect(read('scope=mine&state=lost,signed&kind=x&clock=slow&sort=up')).toEqual({
      ...read(''),
      state: 'signed',
    });
  });

  it('lists all requests for the desk only', () => {
    expect(read('scope=all').scope).toBe('own');
    expect(read('scope=all', true).scope).toBe('all');
  });

  it('takes the open ones and the ended ones together', () => {
    expect(statesOf({ state: 'ended' })).toBe('closed,declined,withdrawn,expired');
    expect(statesOf({ state: 'open' })).toMatch(/^submitted,.*,due-diligence$/);
    expect(statesOf({ state: '' })).toBeUndefined();
  });
});
