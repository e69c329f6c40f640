import { Resolver } from 'node:dns/promises';

/** What DNS says of a domain's texts: all of them, none where it has none or is none, and 'unknown' where nobody answered. */
export type Texts = readonly string[] | 'unknown';

export type Dns = {
  /** The TXT records of a domain, each in one piece. Never fails; answers within some seconds. */
  texts(domain: string): Promise<Texts>;
  /** The IP addresses of a host. Throws where it has none, and within some seconds where nobody answers. */
  addresses(host: string): Promise<string[]>;
};

/** What a name server says of a domain that is not there, or has no such record. Everything else is nobody's answer. */
const hasNone = new Set(['ENOTFOUND', 'ENODATA']);

/**
 * Asks these servers ('192.0.2.1', '[2001:db8::1]:53'), or those of the machine where none is named. Not by `lookup`, which holds one of
 * the process's few threads until a name server answers: four that never do would hold up every other name, and every file.
 */
export function openDns(servers: readonly string[]): Dns {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  if (servers.length > 0) resolver.setServers([...servers]);
  return {
    async texts(domain) {
      try {
        const records = await resolver.resolveTxt(domain);
        return records.map((parts) => parts.join(''));
      } catch (error) {
        return hasNone.has((error as NodeJS.ErrnoException).code ?? '') ? [] : 'unknown';
      }
    },
    async addresses(host) {
      const asked = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
      const found = asked.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
      const [first] = asked;
      if (found.length === 0 && first.status === 'rejected') throw first.reason;
      return found;
    },
  };
}
