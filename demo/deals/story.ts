import type { MoveName } from '#contract/request-life.ts';
import type { Fee, TermSheetTerms } from '#contract/term-sheets.ts';

/** Whose turn it is in a story: the buyer is the one it names, the owner somebody of the listing's company. */
export type Actor = 'buyer' | 'owner' | 'desk';

/** Terms as a story tells them: the day until which they hold is so many business days from the first start on. */
export type StoryTerms = Partial<Omit<TermSheetTerms, 'validUntil'>> &
  Pick<TermSheetTerms, 'currency' | 'exclusivity' | 'territory'> & { validIn: number };

export type Deed =
  | { says: string }
  | { move: MoveName; note?: string; terms?: StoryTerms; fee?: Omit<Fee, 'bookedOn'> }
  | { corrects: string; currency: Fee['currency']; amount: string }
  | 'expires';

/** Business days before the first start, who, and what they did. */
export type Step = readonly [daysAgo: number, who: Actor, deed: Deed];

/** A request of the demo data, from its submission on. */
export type Story = {
  /** The code of the listing, DB-10763 or SU-20211. */
  listing: string;
  /** The address of one of the demo people. */
  buyer: string;
  /** Business days before the first start on which it was submitted. */
  daysAgo: number;
  answers: Record<string, string>;
  /** Whether a signed CDA came with it. */
  cda?: true;
  steps: readonly Step[];
};
