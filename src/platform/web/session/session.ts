import { useSyncExternalStore } from 'react';
import { redirect, replace } from 'react-router';
import { type Access, type Role, roles } from '../../contract/roles.ts';

/** What the browser keeps of a session, under exactly these keys of local storage (§3.1). */
export type StoredSession = { token: string; name: string; role: Role };

const keys = ['token', 'name', 'role'] as const;

/**
 * An expression for the script before the first paint: is somebody signed in? It marks the document with
 * `data-session`, which has the role, so that the visitor's header which the server sent does not flash up for a member.
 */
export const isSignedInScript = `localStorage.getItem('token')&&localStorage.getItem('name')&&/^(${roles.join('|')})$/.test(localStorage.getItem('role'))`;

/** What was typed and not saved yet, in one entry of each storage: a session that ends by itself leaves it (§19.4). */
export const draftsKey = 'drafts';
/** The dossiers ticked to be compared: they stay as drafts do. */
export const compareKey = 'compare';

const returnToKey = 'return-to';
const returnTo = 'data-return-to';

/**
 * Marks a link to the login page: the login leads on to this address. Kept by a script in the head of every page, because
 * the link works before the page's own scripts do.
 */
export function returningTo(path: string): { [returnTo]: string } {
  return { [returnTo]: path };
}

/** An expression for the script before the first paint: does the visitor come from a page that the login leads on to? */
export const hasReturnToScript = `sessionStorage.getItem('${returnToKey}')`;

export const keepReturnToScript = `document.addEventListener('click',function(e){var l=e.target.closest('[${returnTo}]');if(l)sessionStorage.setItem('${returnToKey}',l.getAttribute('${returnTo}'))},true)`;

const listeners = new Set<() => void>();
let latest: StoredSession | null = null;

/** The session as stored now; null on the server, signed out, or when what is stored makes no sense. */
export function readSession(): StoredSession | null {
  if (typeof window === 'undefined') return null;
  const [token, name, role] = keys.map((key) => window.localStorage.getItem(key));
  const known = roles.find((candidate) => candidate === role);
  if (!token || !name || !known) {
    latest = null;
  } else if (latest?.token !== token || latest.name !== name || latest.role !== known) {
    // The same object as long as nothing changed: React compares snapshots by identity.
    latest = { token, name, role: known };
  }
  return latest;
}

export function storeSession(session: StoredSession): void {
  for (const key of keys) window.localStorage.setItem(key, session[key]);
  announce();
}

/** The session as React state: null on the server and while hydrating, and in step with every other tab. */
export function useSession(): StoredSession | null {
  return useSyncExternalStore(onSessionChange, readSession, () => null);
}

/** Signs out and starts over at `/`. */
export async function signOut(): Promise<void> {
  await endOnServer();
  forgetAll();
  window.location.replace('/');
}

/** Signs out where the page stays, on whatever account. */
export async function leaveSession(): Promise<void> {
  await endOnServer();
  forgetAll();
  announce();
}

/** Of this tab what was typed in it, too. */
function forgetAll(): void {
  window.localStorage.clear();
  window.sessionStorage.removeItem(draftsKey);
}

/** As far as it answers. */
async function endOnServer(): Promise<void> {
  const token = readSession()?.token;
  if (token) {
    const headers = { authorization: `Bearer ${token}` };
    await fetch('/logout', {
      method: 'POST',
      headers,
      keepalive: true,
      signal: AbortSignal.timeout(2_000),
    }).catch(() => undefined);
  }
}

/**
 * Forgets a session that the server no longer knows, and all else that is stored but for what was typed and ticked. The shell hears
 * of it and leads to the login page.
 */
export function endSession(): void {
  if (readSession() === null) return;
  const kept = [draftsKey, compareKey].map((key) => [key, window.localStorage.getItem(key)] as const);
  window.localStorage.clear();
  for (const [key, value] of kept) if (value !== null) window.localStorage.setItem(key, value);
  announce();
  window.dispatchEvent(new Event('session-ended'));
}

/** Where a second factor is switched on. */
export const secondFactorPlace = '/account#two-step-sign-in';

/**
 * The guard of private pages, for their loaders: without a session it remembers the wanted address and leads to `/`,
 * as it does when the role is not admitted (§2.1).
 */
export function requireRole(request: Request, access: Access): StoredSession {
  const session = readSession();
  if (session === null) {
    const { pathname, search } = new URL(request.url);
    rememberReturnTo(pathname + search);
    throw leadAway(request, '/');
  }
  if (!admits(access, session.role)) throw leadAway(request, '/');
  return session;
}

/**
 * Where a guard leads instead. An address that is already in the browser's bar (opened, or walked back to) is replaced:
 * left in the history, it would lead away anew at every Back. One that was only clicked has no entry yet.
 */
export function leadAway(request: Request, to: string): Response {
  const [opened] = window.location.href.split('#', 1);
  return opened === request.url ? replace(to) : redirect(to);
}

export function admits(access: Access, role: Role): boolean {
  return access === 'public' || access === 'signed-in' || access.includes(role);
}

/** Where the next login leads to, in this tab only. */
export function rememberReturnTo(path: string): void {
  window.sessionStorage.setItem(returnToKey, path);
}

/** The remembered address, once; never one of another origin. */
export function takeReturnTo(): string | null {
  const wanted = readReturnTo();
  window.sessionStorage.removeItem(returnToKey);
  return wanted;
}

/** The remembered address, which stays remembered. */
export function readReturnTo(): string | null {
  const stored = window.sessionStorage.getItem(returnToKey);
  if (!stored?.startsWith('/')) return null;
  const url = URL.parse(stored, window.location.origin);
  return url?.origin === window.location.origin ? url.pathname + url.search + url.hash : null;
}

/** Tells when somebody signs in or out, here or in another tab. */
export function onSessionChange(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', announce);
    // Another tab may have signed out since the mark was set, when nobody listened yet.
    markSession();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', announce);
  };
}

/** Called by hand for changes made here: `storage` events reach only the other tabs. */
function announce(): void {
  markSession();
  for (const listener of listeners) listener();
}

function markSession(): void {
  const role = readSession()?.role;
  if (role === undefined) document.documentElement.removeAttribute('data-session');
  else document.documentElement.setAttribute('data-session', role);
}
