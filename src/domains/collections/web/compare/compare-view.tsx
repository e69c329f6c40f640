import { useId, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { mostCompared } from '#domains/catalogue/contract/compare-limits.ts';
import { choose, keep } from '#domains/catalogue/web/compare-choice/choice.ts';
import { CurrencyChoice } from '#domains/catalogue/web/numbers/currency-choice.tsx';
import type { Dossier } from '#domains/dossiers/contract/dossiers.ts';
import { CameFromLink } from '#domains/finder/web/page/came-from-link.tsx';
import { call } from '#platform/web/call/call.ts';
import { quietButton } from '#ui/action/button-link.ts';
import { Notice } from '#ui/mark/notice.tsx';
import { comparedGroups, onlyDifferences } from './compare-rows.ts';
import { CompareTable } from './compare-table.tsx';
import classes from './compare-view.module.css';
import { useEachOf } from './use-each-of.ts';

const onlyDifferent = 'only';

/** Dossiers side by side, and what one can change about that: which ones, and how much of them. */
export function CompareView({ dossiers }: { dossiers: readonly Dossier[] }) {
  const id = useId();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const controls = useRef<HTMLDivElement>(null);
  const differences = params.get('differences') === onlyDifferent;
  // The tick shows at once; the address follows, and leads where one walks back.
  const [ticked, setTicked] = useState({ differences, shown: differences });
  if (ticked.differences !== differences) setTicked({ differences, shown: differences });
  const ids = dossiers.map(({ _id }) => _id);
  const launches = useEachOf(ids, (id, signal) =>
    call('GET /api/dossiers/:id/launch-windows', { params: { id }, signal }),
  );
  const claims = useEachOf(ids, (id, signal) =>
    call('GET /api/dossiers/:id/evidence', { params: { id }, signal }),
  );
  const { each: launchOf } = launches;
  const { each: claimsOf } = claims;
  const groups = useMemo(
    () => comparedGroups(dossiers, { launchOf, claimsOf }),
    [dossiers, launchOf, claimsOf],
  );
  const wanted = differences && dossiers.length > 1 ? onlyDifferences(groups) : groups;

  function move(ids: readonly string[], withDifferences: boolean): void {
    const search = [
      ...(ids.length > 0 ? [`ids=${ids.map(encodeURIComponent).join(',')}`] : []),
      ...(withDifferences ? [`differences=${onlyDifferent}`] : []),
    ].join('&');
    void navigate({ search }, { replace: true, preventScrollReset: true });
  }

  function retry(): void {
    launches.retry();
    claims.retry();
  }

  function remove({ _id, ListingTitle }: Dossier): void {
    choose({ id: _id, title: ListingTitle }, false);
    controls.current?.focus({ preventScroll: true });
    move(
      ids.filter((other) => other !== _id),
      differences,
    );
  }

  return (
    <>
      <div ref={controls} tabIndex={-1} className={`row ${classes.controls}`}>
        <span className={`inline ${classes.switch}`}>
          <input
            id={`${id}-differences`}
            type="checkbox"
            checked={ticked.shown}
            disabled={dossiers.length < 2}
            onChange={({ target }) => {
              setTicked({ differences, shown: target.checked });
              move(ids, target.checked);
            }}
          />
          <label htmlFor={`${id}-differences`}>Differences only</label>
        </span>
        <CurrencyChoice />
        {dossiers.length < mostCompared && (
          <CameFromLink
            finder="/dossier-search"
            className={quietButton}
            onClick={() => keep(dossiers.map(({ _id, ListingTitle }) => ({ id: _id, title: ListingTitle })))}
          >
            Add another
          </CameFromLink>
        )}
      </div>
      {wanted.length === 0 && <Notice kind="info">They agree in everything that is told of them.</Notice>}
      <CompareTable dossiers={dossiers} groups={wanted} onRemove={remove} onRetry={retry} />
    </>
  );
}
