import { Marked } from '#domains/finder/web/search-box/marked.tsx';
import { leadOfTitle } from '../display.ts';

type DossierNameProps = { title: string; strengths: string; matched?: readonly string[] };

/** A dossier's title where its strengths are shown below it: to be seen without them, and read out whole. */
export function DossierName({ title, strengths, matched = [] }: DossierNameProps) {
  const lead = leadOfTitle(title, strengths);
  return (
    <>
      <Marked text={lead} words={matched} />
      <span className="visually-hidden">{title.slice(lead.length)}</span>
    </>
  );
}
