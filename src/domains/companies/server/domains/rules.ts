import { type EmailAddress, emailAddress } from '#platform/contract/fields.ts';
import { proofPrefix } from '../../contract/company-limits.ts';
import publicMailDomains from './public-mail-domains.json' with { type: 'json' };

const ofEverybody = new Set(publicMailDomains);

/** What stands behind the @ of an address. */
export function domainOf(email: EmailAddress): string {
  return email.slice(email.lastIndexOf('@') + 1);
}

/** A domain in its one form, as addresses have it (§15.1); null for what is none. */
export function toDomain(typed: string): string | null {
  const plain = typed.trim();
  const parsed = emailAddress.safeParse(`somebody@${plain.startsWith('@') ? plain.slice(1) : plain}`);
  return parsed.success ? domainOf(parsed.data) : null;
}

/** Whether anybody can have an address there: nobody is a colleague by it. */
export function isOfEverybody(domain: string): boolean {
  return ofEverybody.has(domain);
}

/** Whether one of a domain's texts is the one that proves it for a company. */
export function isProvenBy(texts: readonly string[], value: string): boolean {
  return texts.some((text) => text.trim() === `${proofPrefix}${value}`);
}
