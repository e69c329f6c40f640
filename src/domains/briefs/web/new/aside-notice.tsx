import { useState } from 'react';
import { TextButton } from '#ui/action/buttons.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { type BriefAside, dropAside } from './briefs-aside.ts';
import { readLines } from './typed-brief.ts';

type AsideNoticeProps = { first: readonly BriefAside[]; onTakeUp: (brief: BriefAside) => void };

/** Offers back what was begun for other listings: it is not put over what the address asks for (§25.1). */
export function AsideNotice({ first, onTakeUp }: AsideNoticeProps) {
  const [briefs, setBriefs] = useState(first);
  return briefs.map((brief, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells two of them apart
    <Notice key={place} kind="info">
      A brief that you began for other listings is kept: {nameOf(brief)}.{' '}
      <TextButton onClick={() => onTakeUp(brief)}>Go on with it</TextButton>{' '}
      <TextButton onClick={() => setBriefs(dropAside(brief))}>Drop it</TextButton>
    </Notice>
  ));
}

function nameOf({ values: { title = '', lines = '' } }: BriefAside): string {
  const products = readLines(lines).flatMap(({ product }) => product.trim() || []);
  return title.trim() || products.join(', ') || 'without a name yet';
}
