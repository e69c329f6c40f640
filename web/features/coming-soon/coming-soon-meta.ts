import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '#web/ui/page-meta.ts';
import { comingSoonText } from './texts.ts';

/** Title and description of the page whose route was matched last. */
export function comingSoonMeta(matches: readonly ({ id: string } | undefined)[]): MetaDescriptor[] {
  const { title, text } = comingSoonText(matches.at(-1)?.id ?? '');
  return pageMeta(title, text);
}
