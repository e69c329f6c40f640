import { hash, randomBytes } from 'node:crypto';
import { retention } from '#platform/contract/retention.ts';

const hour = 60 * 60 * 1000;

/** Remember me changes only how long the token lives on the server. */
export function sessionLifetime(remember: boolean): number {
  return remember ? retention.rememberedSessionDays * 24 * hour : retention.sessionHours * hour;
}

/** 256 bits, opaque. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** Newer names first: most browsers also name those they descend from. */
const browsers: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** What its owner recognises a device by: 'Firefox on Windows'. */
export function labelOf(userAgent: string | undefined): string {
  const browser = browsers.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const system = systems.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}
