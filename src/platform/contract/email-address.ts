import { messages } from './messages.ts';
import { isEmail } from './validation.ts';

// One mailbox, one text. Whoever compares addresses as they were typed takes `ⓓom.example`, `dom.example` with an invisible
// hyphen in it and `dom.example` for three, and their mail server for one.

const localPart = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/i;
const domainCharacters = /^[\p{L}\p{M}\p{N}.-]+$/u;
const invisible = /\p{Default_Ignorable_Code_Point}/u;
const asciiDomain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?=[a-z0-9-]*[a-z])[a-z0-9-]{1,63}$/;
/** Alphabets whose letters pass for Latin ones. */
const looksLatin = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;

const wrong = {
  local: 'Before the @ of an email address only a to z, digits and signs like . _ + - are taken',
  domain: 'After the @ of an email address goes a domain, as in example.com, in its plain characters',
  mixed: 'The domain of this email address mixes letters of several alphabets that look alike',
};

/** Capitals of ASCII alone: U+212A, the Kelvin sign, is no K. */
function lowerAscii(text: string): string {
  return text.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase());
}

function splitAddress(typed: string): [local: string, domain: string] {
  const address = lowerAscii(typed.trim());
  const at = address.lastIndexOf('@');
  return [address.slice(0, at), address.slice(at + 1)];
}

/** A domain by the rules of IDNA, as URLs have it (UTS #46); empty where there is none. */
function toAsciiDomain(domain: string): string {
  const address = `http://${domain}`;
  return URL.canParse(address) ? new URL(address).hostname : '';
}

/** Why this is no address that an account or a message may have, in words; null for one that is. */
export function emailFault(typed: string): string | null {
  if (!isEmail(typed)) return messages.emailInvalid;
  const [local, domain] = splitAddress(typed);
  if (!localPart.test(local)) return wrong.local;
  // What has a plainer form is refused and not mapped: nobody types it but to have it taken for another.
  const isPlain = domain.normalize('NFKC') === domain && domain.toLowerCase() === domain;
  if (!isPlain || invisible.test(domain) || !domainCharacters.test(domain)) return wrong.domain;
  const isMixed = domain
    .split('.')
    .some((label) => /\p{Script=Latin}/u.test(label) && looksLatin.test(label));
  if (isMixed) return wrong.mixed;
  const ascii = toAsciiDomain(domain);
  if (!asciiDomain.test(ascii) || ascii.endsWith('.invalid') || local.length + 1 + ascii.length > 254)
    return wrong.domain;
  return null;
}

/** The one form of an address without a fault (§15.1): ASCII alone, in small letters, its domain as in DNS. */
export function toNormalEmail(typed: string): string {
  const [local, domain] = splitAddress(typed);
  return `${local}@${toAsciiDomain(domain)}`;
}
