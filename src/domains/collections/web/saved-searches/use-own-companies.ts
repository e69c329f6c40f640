import { call } from '#platform/web/call/call.ts';
import { useAnswer } from '#platform/web/call/use-answer.ts';
import type { SharingCompany } from '../../contract/sharing.ts';

/** With whose people one may share; null until that is known, and nobody's where it could not be learnt. */
export function useOwnCompanies(): readonly SharingCompany[] | null {
  const { answer } = useAnswer(
    'companies',
    async (signal) => (await call('GET /api/companies', { signal })).data,
  );
  return answer && 'failed' in answer ? [] : answer;
}
