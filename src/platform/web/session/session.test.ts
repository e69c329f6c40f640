import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  endSession,
  leaveSession,
  readSession,
  rememberReturnTo,
  requireRole,
  storeSession,
  takeReturnTo,
} from './session.ts';

const seller = { token: 'secret', name: 'Asha Verma', role: 'seller' } as const;
const wanted = new Request('https://dosebridge.example/dossier-search?q=amlodipine');

/** As much of a browser as a session touches. */
function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: () => null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
}

beforeEach(() => {
  const window = Object.assign(new EventTarget(), {
    localStorage: storage(),
    sessionStorage: storage(),
    location: { origin: 'https://dosebridge.example', href: 'https://dosebridge.example/blog' },
  });
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', {
    documentElement: { setAttribute: () => undefined, removeAttribute: () => undefined },
  });
});

function refusal(access: Parameters<typeof requireRole>[1]): unknown {
  const refused = refusedWith(access);
  return refused instanceof Response ? refused.headers.get('location') : refused;
}

function refusedWith(access: Parameters<typeof requireRole>[1]): unknown {
  try {
    requireRole(wanted, access);
  } catch (refused) {
    return refused;
  }
  return undefined;
}

/** Whether the router puts the answer in the place of the entry that stands in the history. */
function replaces(answer: unknown): boolean {
  return answer instanceof Response && answer.headers.has('X-Remix-Replace');
}

describe('the stored session', () => {
  test('lies in local storage under exactly the keys token, name and role', () => {
    storeSession(seller);
    expect(['token', 'name', 'role'].map((key) => window.localStorage.getItem(key))).toEqual(
      Object.values(seller),
    );
    expect(window.localStorage.length).toBe(3);
    expect(readSession()).toEqual(seller);
  });

  test('is none when a part is missing or the role is none of ours', () => {
    storeSession(seller);
    window.localStorage.setItem('role', 'superuser');
    expect(readSession()).toBeNull();
    window.localStorage.removeItem('role');
    expect(readSession()).toBeNull();
  });

  test('once ended by the server, leaves what was typed and ticked', () => {
    storeSession(seller);
    window.localStorage.setItem('drafts', '{"new":{}}');
    window.localStorage.setItem('compare', '[{"id":"1","title":"Amlodipine"}]');
    endSession();
    expect(window.localStorage.length).toBe(2);
    expect(window.localStorage.getItem('drafts')).toBe('{"new":{}}');
    expect(window.localStorage.getItem('compare')).toBe('[{"id":"1","title":"Amlodipine"}]');
  });

  test('once left by its owner, leaves nothing of what was typed, in this tab neither', async () => {
    storeSession(seller);
    window.localStorage.setItem('drafts', '{"new":{}}');
    window.sessionStorage.setItem('drafts', '{"listing:dossier:7":{}}');
    await leaveSession();
    expect(window.localStorage.length + window.sessionStorage.length).toBe(0);
  });

  test('once ended, leaves nothing stored and says so once', () => {
    const told = vi.fn();
    window.addEventListener('session-ended', told);
    storeSession(seller);
    endSession();
    endSession();
    expect(window.localStorage.length).toBe(0);
    expect(told).toHaveBeenCalledTimes(1);
  });
});

describe('the guard', () => {
  test('leads a visitor to / and remembers where they wanted to go', () => {
    expect(refusal(['seller', 'admin'])).toBe('/');
    expect(takeReturnTo()).toBe('/dossier-search?q=amlodipine');
    expect(takeReturnTo()).toBeNull();
  });

  test('replaces an address that was opened, so that Back never meets it, and none that was only clicked', () => {
    expect(replaces(refusedWith('signed-in'))).toBe(false);
    window.location.href = `${wanted.url}#results`;
    expect(replaces(refusedWith('signed-in'))).toBe(true);
    storeSession({ ...seller, role: 'investor' });
    expect(replaces(refusedWith(['seller', 'admin']))).toBe(true);
    window.location.href = 'https://dosebridge.example/blog';
    expect(replaces(refusedWith(['seller', 'admin']))).toBe(false);
  });

  test('leads a role that is not admitted to /', () => {
    storeSession({ ...seller, role: 'investor' });
    expect(refusal(['seller', 'admin'])).toBe('/');
    expect(takeReturnTo()).toBeNull();
  });

  test('lets an admitted role through, and anyone signed in where that is enough', () => {
    storeSession(seller);
    expect(requireRole(wanted, ['seller', 'admin'])).toEqual(seller);
    expect(requireRole(wanted, 'signed-in')).toEqual(seller);
  });

  test.each(['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
    'never returns to %s',
    (address) => {
      rememberReturnTo(address);
      expect(takeReturnTo()).toBeNull();
    },
  );
});
