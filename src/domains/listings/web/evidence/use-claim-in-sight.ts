import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { claimAnchor } from '#domains/evidence/contract/claim-anchor.ts';

/**
 * Brings a claim into view, with the focus: the one that the address names, once the list stands, and one that was just stated,
 * once its dialog is closed. It is told what stands before one is stated, and that it was.
 */
export function useClaimInSight(claims: readonly { id: string }[], isReady: boolean) {
  const { hash } = useLocation();
  const before = useRef<ReadonlySet<string>>(new Set());
  const isStated = useRef(false);
  const named = useRef('');

  useEffect(() => {
    if (!isReady) return;
    const fresh = isStated.current ? claims.find(({ id }) => !before.current.has(id)) : undefined;
    if (fresh) {
      isStated.current = false;
      bringIntoView(fresh.id);
      return;
    }
    const asked = claims.find(({ id }) => `#${claimAnchor(id)}` === hash);
    if (asked && named.current !== hash) bringIntoView(asked.id);
    named.current = hash;
  }, [claims, isReady, hash]);

  return {
    expectOne() {
      before.current = new Set(claims.map(({ id }) => id));
      isStated.current = false;
    },
    tellStated() {
      isStated.current = true;
    },
  };
}

function bringIntoView(id: string): void {
  const claim = document.getElementById(claimAnchor(id));
  claim?.scrollIntoView({ block: 'center' });
  claim?.focus({ preventScroll: true });
}
