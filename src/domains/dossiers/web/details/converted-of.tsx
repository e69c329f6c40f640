import { Converted } from '#domains/catalogue/web/numbers/converted.tsx';
import type { Dossier } from '../../contract/dossiers.ts';

/** What stands beside the amounts of a dossier's deal: what they are in the reader's currency (§12.14). */
export function convertedOf({ numbers: { fee, price } }: Dossier) {
  return { oneTimeFee: <Converted money={fee} />, supplyPrice: <Converted money={price} /> };
}
