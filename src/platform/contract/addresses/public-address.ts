/** With a domain that can be public: no number; nothing that nobody sees in what comes after. */
const publicAddress =
  /^https?:\/\/(?<host>(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9])(?::\d+)?(?:[/?#][^\s\\\p{C}\p{Default_Ignorable_Code_Point}\u2800]*)?$/iu;

/**
 * Ends of names that only machines beside each other know: the special-use names of RFC 6761, 6762 (with its appendix G), 7686,
 * 8375 and 9476, what ICANN keeps for inner use, and what routers call a home. Names to write examples with are nobody's, and do no harm.
 */
const innerEnds = new Set([
  ...['alt', 'arpa', 'corp', 'domain', 'home', 'internal', 'intranet', 'invalid', 'lan', 'local'],
  ...['localdomain', 'localhost', 'mail', 'onion', 'private', 'test', 'workgroup'],
]);
/** Domains whose names lead to whatever address they spell, or to one's own machine. */
const spelling = new Set([
  ...['nip.io', 'sslip.io', 'xip.io', 'traefik.me', 'localtest.me', 'lvh.me', 'vcap.me', 'lacolhost.com'],
  ...['local-ip.co', 'local-ip.sh', 'localhost.direct', 'backname.io'],
]);

/** Whether a name, in small letters, is known to machines beside each other alone, or stands for a number. */
function isInner(host: string): boolean {
  const labels = host.split('.');
  const end = labels.at(-1) ?? '';
  const ends = labels.map((_, at) => labels.slice(at).join('.'));
  return innerEnds.has(end) || ends.some((one) => spelling.has(one)) || spellsNumber(host);
}

/** '10.0.0.1.dyn.example', 'app-10-0-0-1.example': four numbers of a byte side by side. */
function spellsNumber(host: string): boolean {
  const isByte = host.split(/[.-]/).map((part) => /^\d{1,3}$/.test(part) && Number(part) < 256);
  return isByte.some((_, at) => isByte.slice(at, at + 4).filter(Boolean).length === 4);
}

/** Whether it is the address of a page that anybody can open. */
export function isPublicAddress(value: string): boolean {
  const host = publicAddress.exec(value)?.groups?.host?.toLowerCase();
  // As it is written: browsers mend much, and what is shown would be another address than the one that opens.
  return host !== undefined && !isInner(host) && URL.canParse(value) && new URL(value).hostname === host;
}
