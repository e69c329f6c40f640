import type { ListingState } from '#domains/catalogue/contract/listing-kinds.ts';
import { type Standing, StandingBadge } from '#ui/mark/standing-badge.tsx';

const words: Record<ListingState, string> = { draft: 'Draft', published: 'Published', retired: 'Retired' };

const standings: Record<ListingState, Standing> = { draft: 'moving', published: 'done', retired: 'ended' };

export function StateBadge({ state }: { state: ListingState }) {
  return <StandingBadge standing={standings[state]} word={words[state]} />;
}
