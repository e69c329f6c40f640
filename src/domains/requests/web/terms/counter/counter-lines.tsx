import { redline } from '../../../contract/terms/redline.ts';
import type { StoredTerms } from '../../../contract/terms/said-terms.ts';
import { ChangeList } from '../redline/change-list.tsx';

/** A version, and as the buyer would have it. */
export type Countered = { version: StoredTerms; asked: StoredTerms };

/** What a buyer asked to have otherwise, line by line. */
export function CounterLines({ version, asked }: Countered) {
  return <ChangeList changes={redline(version, asked).changes} />;
}
