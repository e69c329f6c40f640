import { useEffect, useState } from 'react';
import { CallError, call } from '#platform/web/call/call.ts';

type Company = { id: string; name: string };

/** With whose people one may share; null until that is known, and nobody's where it could not be learnt. */
export function useOwnCompanies(): readonly Company[] | null {
  const [companies, setCompanies] = useState<readonly Company[] | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    async function ask(): Promise<void> {
      try {
        const { data } = await call('GET /api/companies', { signal });
        if (!signal.aborted) setCompanies(data);
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof CallError)) throw error;
        setCompanies([]);
      }
    }
    void ask();
    return () => controller.abort();
  }, []);
  return companies;
}
