import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import classes from './details-bar.module.css';

/** A part of a page, by the id of its element. */
export type Section = { id: string; label: string };

/** Leads to the sections of a long page, and says which one is being read. */
export function SectionIndex({ sections }: { sections: readonly Section[] }) {
  const current = useSectionInSight(sections);
  const nav = useKeptInSight(current);
  return (
    <nav ref={nav} className={`sideways ${classes.index}`} aria-label="Sections of this page">
      <ul className="list">
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={current === id ? 'location' : undefined}
              onClick={(event) => goTo(event, id)}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Within the page and not in the history: Back leads to the results, and to the place that one left there. */
function goTo(event: MouseEvent, id: string): void {
  const section = document.getElementById(id);
  if (section === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  section.scrollIntoView();
  section.focus({ preventScroll: true });
}

/** The first section that reaches into the part of the window where one reads. */
function useSectionInSight(sections: readonly Section[]): string | null {
  const [inSight, setInSight] = useState<ReadonlySet<string>>(new Set());
  const ids = sections.map(({ id }) => id).join();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (changes) =>
        setInSight((before) => {
          const now = new Set(before);
          for (const { target, isIntersecting } of changes) {
            if (isIntersecting) now.add(target.id);
            else now.delete(target.id);
          }
          return now;
        }),
      { rootMargin: '-20% 0px -70% 0px' },
    );
    for (const id of ids.split(',')) {
      const section = document.getElementById(id);
      if (section !== null) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return sections.find(({ id }) => inSight.has(id))?.id ?? null;
}

/** Where the index has no room for all of its links, it moves to the one that is current. */
function useKeptInSight(current: string | null): RefObject<HTMLElement | null> {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>(`a[href="#${current}"]`);
    if (!nav.current || !link) return;
    const [around, own] = [nav.current.getBoundingClientRect(), link.getBoundingClientRect()];
    // Not by scrollIntoView, which would move the page too.
    nav.current.scrollLeft += own.left + own.width / 2 - (around.left + around.width / 2);
  }, [current]);
  return nav;
}
