import { useMatches } from 'react-router';
import { ComingSoon } from '#web/features/coming-soon/coming-soon.tsx';
import { comingSoonText } from '#web/features/coming-soon/texts.ts';
import { pageMeta } from '#web/ui/page-meta.ts';

export function meta({ matches }: { matches: readonly ({ id: string } | undefined)[] }) {
  const { title, text } = comingSoonText(matches.at(-1)?.id ?? '');
  return pageMeta(title, text);
}

/** Every public page that is still to be built; a route is known by its address in the page table. */
export default function ComingSoonPage() {
  return <ComingSoon page={useMatches().at(-1)?.id ?? ''} />;
}
