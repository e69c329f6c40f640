import { type ChangeEvent, type FocusEvent, useCallback, useEffect, useRef, useState } from 'react';
import { isEmail } from '#platform/contract/validation.ts';
import { call } from '#platform/web/call/call.ts';

/** Where the company signs in whose domain was typed. */
export type CompanyWay = { domain: string; at: string; only: boolean };

function domainOf(email: string): string {
  return email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();
}

/** What there is of a company's sign-in for the address that stands in a field, asked once for each domain. */
export function useCompanyWay() {
  const [way, setWay] = useState<CompanyWay | null>(null);
  const known = useRef(new Map<string, CompanyWay | null>());
  const latest = useRef('');
  const ref = useRef<HTMLInputElement>(null);

  const ask = useCallback(async (email: string): Promise<void> => {
    const domain = domainOf(email);
    latest.current = domain;
    if (!isEmail(email) || known.current.has(domain)) return;
    // Without an answer the login goes on as ever, and says itself what is closed.
    const answer = await call('POST /api/sign-in-ways', { body: { email } }).catch(() => null);
    if (answer === null) return;
    known.current.set(domain, answer.data && { domain, ...answer.data });
    if (latest.current === domain) setWay(known.current.get(domain) ?? null);
  }, []);

  // What was typed before the page came to life, or filled in by the browser, is in nobody's event.
  useEffect(() => void ask(ref.current?.value ?? ''), [ask]);

  const field = {
    ref,
    /** Another domain is another company's, or none's. */
    onChange({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
      latest.current = domainOf(currentTarget.value);
      setWay(known.current.get(latest.current) ?? null);
    },
    onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => void ask(currentTarget.value),
  };
  return { way, ask, field };
}
