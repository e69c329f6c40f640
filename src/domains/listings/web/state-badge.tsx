import type { ListingState } from '#domains/catalogue/contract/listing-kinds.ts';

const words: Record<ListingState, string> = { draft: 'Draft', published: 'Published', retired: 'Retired' };

const standings: Record<ListingState, string> = { draft: 'moving', published: 'done', retired: 'ended' };

export function StateBadge({ state }: { state: ListingState }) {
  return (
    <span className="badge" data-standing={standings[state]}>
      {words[state]}
    </span>
  );
}
