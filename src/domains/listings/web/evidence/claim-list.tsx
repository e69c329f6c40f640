import { EvidenceList } from '#domains/evidence/web/evidence-list.tsx';
import type { KeptClaim } from '../../contract/evidence.ts';
import type { Listing } from '../../contract/listings.ts';
import { ClaimSteps } from './claim-steps.tsx';

type ClaimListProps = {
  listing: Pick<Listing, 'kind' | 'id' | 'values' | 'mayNot'>;
  claims: readonly KeptClaim[];
  isDesk: boolean;
};

/** Claims of a listing, each with what one may do with it. */
export function ClaimList({ listing, claims, isDesk }: ClaimListProps) {
  return (
    <EvidenceList
      claims={claims}
      label="Evidence of this listing"
      steps={(claim) => !listing.mayNot && <ClaimSteps listing={listing} claim={claim} isDesk={isDesk} />}
    />
  );
}
