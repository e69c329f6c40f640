import { useEffect, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '#forms/drafts.ts';
import { changed, type TypedComparison } from './form/typed.ts';

type Kept = { typed: TypedComparison; name: string };

/** What is typed, kept in the tab until it is kept as a scenario or cleared; by the address that the page was opened with. */
export function useComparison(form: string, begin: Kept) {
  const [kept] = useState(() => readDraft<{ comparison: Kept }>(form)?.comparison);
  const [start, setStart] = useState(begin);
  const [now, setNow] = useState(isWhole(kept) ? kept : begin);
  const isChanged = now !== start;

  useEffect(() => {
    if (isChanged) keepDraft(form, { comparison: now });
    else dropDraft(form);
  }, [form, now, isChanged]);

  return {
    ...now,
    isChanged,
    broughtBack: kept !== undefined && isChanged,
    type: (path: string, value: unknown) =>
      setNow((before) => ({ ...before, typed: changed(before.typed, path, value) })),
    call: (name: string) => setNow((before) => ({ ...before, name })),
    clear: () => setNow(start),
    /** What stands there is kept elsewhere now. */
    settle: () => setStart(now),
  };
}

/** What an earlier release kept may have had other fields. */
function isWhole(kept: Kept | undefined): kept is Kept {
  return Array.isArray(kept?.typed?.plan?.lines) && Array.isArray(kept?.typed?.offers);
}
