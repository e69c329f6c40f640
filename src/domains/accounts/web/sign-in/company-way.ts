import { useRef, useState } from 'react';
import { isEmail } from '#platform/contract/validation.ts';
import { call } from '#platform/web/call/call.ts';

/** Where the company signs in whose domain was typed. */
export type CompanyWay = { domain: string; at: string; only: boolean };

function domainOf(email: string): string {
  return email
    .trim()
    .slice(email.trim().lastIndexOf('@') + 1)
    .toLowerCase();
}

/** What there is of a company's sign-in for the address that stands in a form, asked once for each domain. */
export function useCompanyWay() {
  const [way, setWay] = useState<CompanyWay | null>(null);
  const known = useRef(new Map<string, CompanyWay | null>());
  const latest = useRef('');

  return {
    way,
    /** Forgets it as soon as another domain is typed. */
    onTyped(email: string): void {
      latest.current = domainOf(email);
      setWay(known.current.get(latest.current) ?? null);
    },
    async ask(email: string): Promise<void> {
      const domain = domainOf(email);
      latest.current = domain;
      if (!isEmail(email) || known.current.has(domain)) return;
      // Without an answer the login goes on as ever, and says itself what is closed.
      const answer = await call('POST /api/sign-in-ways', { body: { email } }).catch(() => null);
      if (answer === null) return;
      known.current.set(domain, answer.data && { domain, ...answer.data });
      if (latest.current === domain) setWay(known.current.get(domain) ?? null);
    },
  };
}
