import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Dossier } from '#domains/dossiers/contract/dossiers.ts';
import classes from './compare-strip.module.css';

type CompareStripProps = {
  dossiers: readonly Dossier[];
  head: RefObject<HTMLElement | null>;
  scroller: RefObject<HTMLElement | null>;
};

/** The head of the columns once the table's own is scrolled away: for the eye alone, the table names its cells itself. */
export function CompareStrip({ dossiers, head, scroller }: CompareStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    if (head.current === null) return;
    const above = getComputedStyle(document.documentElement).getPropertyValue('--header-height');
    const observer = new IntersectionObserver(
      ([entry]) => setShown(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
      { rootMargin: `-${Number.parseFloat(above) || 0}px 0px 0px 0px` },
    );
    observer.observe(head.current);
    return () => observer.disconnect();
  }, [head]);

  // Sideways it goes where the table goes.
  useEffect(() => {
    const table = scroller.current;
    if (table === null) return;
    const follow = () => strip.current?.scrollTo({ left: table.scrollLeft, behavior: 'instant' });
    follow();
    table.addEventListener('scroll', follow, { passive: true });
    return () => table.removeEventListener('scroll', follow);
  }, [scroller]);

  return (
    <div ref={strip} className={classes.strip} data-shown={isShown || undefined} aria-hidden="true">
      <div className={classes.columns}>
        {dossiers.map(({ _id, ListingCode, ListingTitle, productDetails }) => (
          <div key={_id} className={classes.column}>
            <span className={classes.title}>{ListingTitle}</span>
            <span className={classes.chips}>
              <span className="badge-small faint">{ListingCode}</span>
              <span className={`badge-small ${classes.readiness}`}>{productDetails.dossierStatus}</span>
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
