import type { ListingState } from '#domains/catalogue/contract/listing-kinds.ts';

const words: Record<ListingState, string> = { draft: 'Draft', published: 'Published', retired: 'Retired' };

export function StateBadge({ state }: { state: ListingState }) {
  return <span className={`badge ${state === 'published' ? 'tinted' : ''}`}>{words[state]}</span>;
}
