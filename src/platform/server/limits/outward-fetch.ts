import { once } from 'node:events';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Dns } from '../dns/dns.ts';
import { readBounded } from './bounded-fetch.ts';

/** Where somebody's address leads inside the operator's network, or is none that we call. */
export class InnerAddressError extends Error {}

/** IPv4 that is not of the public internet (IANA's special-purpose registry). */
const inner4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/** Within the one range of IPv6 that is routed: documentation, and what carries IPv4 inside. */
const inner6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];
const [inner, routed6, loopback] = [new BlockList(), new BlockList(), new BlockList()];
for (const [net, bits] of inner4) inner.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of inner6) inner.addSubnet(net, bits, 'ipv6');
routed6.addSubnet('2000::', 3, 'ipv6');
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether an IP address leads elsewhere than to the public internet. */
export function isInner(address: string): boolean {
  if (isIP(address) === 4) return inner.check(address, 'ipv4');
  return isIP(address) !== 6 || !routed6.check(address, 'ipv6') || inner.check(address, 'ipv6');
}

type Reach = {
  /** Loopback is reached as well, by http too: for tests. */
  loopback: boolean;
  /** What resolves names; `localhost` alone is known without it. */
  dns: Pick<Dns, 'addresses'>;
};
export type OutwardFetch = (url: string | URL, options?: RequestInit) => Promise<Response>;

/**
 * A `fetch` for addresses that members typed. Every name is resolved for the connection that is made, and that connection goes to
 * none that is inner: what is looked at is what is reached. By https alone, no redirect is followed, and no more than a
 * megabyte is read, within the request's own time.
 */
export function openOutwardFetch(reach: Reach): OutwardFetch {
  const refuses = (address: string) => isInner(address) && !(reach.loopback && isLoopback(address));
  const lookUpOuter: LookupFunction = (host, { all }, done) => {
    const known = host === 'localhost' ? Promise.resolve(['127.0.0.1']) : reach.dns.addresses(host);
    known.then(
      (found) => {
        const addresses = found.map((address) => ({ address, family: isIP(address) }));
        if (found.some(refuses)) return done(new InnerAddressError(`${host} leads inside`), []);
        return all ? done(null, addresses) : done(null, addresses[0]?.address ?? '', addresses[0]?.family);
      },
      (error) => done(error, []),
    );
  };

  return async (address, { method = 'GET', headers, body, signal } = {}) => {
    const url = new URL(address);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) !== 0 && refuses(host)) throw new InnerAddressError(`${host} leads inside`);
    const bare = url.protocol === 'http:' && reach.loopback && (host === 'localhost' || isLoopback(host));
    if (url.protocol !== 'https:' && !bare) throw new InnerAddressError(`${url.origin} is not https`);
    const begin = bare ? requestHttp : requestHttps;
    const request = begin(url, {
      ...{ method, lookup: lookUpOuter, agent: false, headers: Object.fromEntries(new Headers(headers)) },
      ...(signal && { signal }),
    });
    // What switches protocols is no answer, and Node tells of it in no other way.
    request.on('upgrade', (_, socket) => {
      socket.destroy();
      request.emit('error', new Error(`${url.host} switches protocols`));
    });
    request.end(typeof body === 'string' || body instanceof URLSearchParams ? String(body) : undefined);
    // Whatever fails later is told by the answer that is read.
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    request.on('error', () => undefined);
    return toResponse(answer, url.host);
  };
}

function isLoopback(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && loopback.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

async function toResponse(answer: IncomingMessage, host: string): Promise<Response> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) {
    for (const each of [value ?? []].flat()) headers.append(name, each);
  }
  const content = await readBounded(answer, host);
  const status = answer.statusCode ?? 500;
  const isEmpty = [204, 205, 304].includes(status);
  return new Response(isEmpty ? null : content, { status, headers });
}
