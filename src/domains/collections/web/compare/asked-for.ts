import { mostCompared } from '#domains/catalogue/contract/compare-limits.ts';
import { call } from '#platform/web/call/call.ts';
import { type LoadResult, toLoadResult } from '#platform/web/call/load-result.ts';

/** What an address asks to compare; more than can be are told apart. */
export function idsIn(address: string): { ids: string[]; left: number } {
  const ids = [...new Set((new URL(address).searchParams.get('ids') ?? '').split(',').filter(Boolean))];
  return { ids: ids.slice(0, mostCompared), left: Math.max(0, ids.length - mostCompared) };
}

const nothing = { data: [], missing: [] };

/** The dossiers that an address asks for. */
export function loadAskedFor({ url, signal }: Request): Promise<LoadResult<Compared>> {
  const { ids } = idsIn(url);
  return toLoadResult(
    ids.length === 0
      ? Promise.resolve(nothing)
      : call('GET /api/dossiers/compare', { query: { ids: ids.join() }, signal }),
  );
}

type Compared = Awaited<ReturnType<typeof call<'GET /api/dossiers/compare'>>>;

/** What has to be said of an address that asks for more than there is to show. */
export function leftOut(left: number, missing: readonly string[]): string {
  const parts = [
    missing.length > 0 &&
      (missing.length === 1
        ? 'One dossier of this comparison is not listed any more and is left out.'
        : `${missing.length} dossiers of this comparison are not listed any more and are left out.`),
    left > 0 && `At most ${mostCompared} can be compared; the first ${mostCompared} are shown.`,
  ];
  return parts.filter(Boolean).join(' ');
}
