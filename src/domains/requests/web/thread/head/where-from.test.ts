import { afterEach, expect, test, vi } from 'vitest';
import type { Role } from '#platform/contract/roles.ts';
import type { Request } from '../../../contract/request-view.ts';
import { listOf, requestBreadcrumb } from './where-from.ts';

afterEach(() => vi.unstubAllGlobals());

function signIn(role: Role): void {
  const stored: Record<string, string> = { token: 'secret', name: 'Asha Verma', role };
  vi.stubGlobal('window', { localStorage: { getItem: (key: string) => stored[key] ?? null } });
}

function wayBack(side: Request['side'], search = '', canTakeOver = false): string[] {
  const list = listOf(new URLSearchParams(search), { side, canTakeOver } as Request);
  return requestBreadcrumb(list).map(({ label, to }) => `${label} ${to}`);
}

test('the desk goes back to what it came from in the back office, never to requests of its own', () => {
  signIn('admin');
  expect(wayBack('desk')).toEqual(['Back office /admin', 'Requests /admin/requests']);
  expect(wayBack('desk', '?scope=all&desk=sort%3Dbuyer%26q%3Dmet')[1]).toBe(
    'Requests /admin/requests?sort=buyer&q=met',
  );
  expect(wayBack('desk', '?scope=waiting&sort=due')[1]).toBe(
    'What waits for you /requests?scope=waiting&sort=due',
  );
  expect(wayBack('desk', '?scope=all&state=signed')[1]).toBe('All requests /requests?scope=all&state=signed');
});

test('others go back to the list that one came from, else to the one that the request stands in', () => {
  signIn('seller');
  expect(wayBack('buyer')).toEqual(['Home /home', 'My requests /requests']);
  expect(wayBack('buyer', '', true)[1]).toBe("My company's requests /requests?scope=company");
  expect(wayBack('owner')[1]).toBe('Requests for our listings /requests?scope=owner');
  expect(wayBack('owner', '?scope=waiting&sort=due')[1]).toMatch(/^What waits for you /);
  signIn('investor');
  expect(wayBack('buyer')[0]).toBe('Home /investment/activedeals');
});
