import { type ListingState, listingMeanings } from '#domains/catalogue/contract/listing-kinds.ts';
import { StandingBadge } from '#ui/mark/standing-badge.tsx';

const words: Record<ListingState, string> = { draft: 'Draft', published: 'Published', retired: 'Retired' };

export function StateBadge({ state }: { state: ListingState }) {
  return <StandingBadge standing={listingMeanings[state]} word={words[state]} />;
}
