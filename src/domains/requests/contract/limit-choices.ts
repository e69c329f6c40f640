/** Up to how much somebody may sign alone: an amount, or any. Neither is what stands there before it is chosen. */
export const limitReaches = ['up-to', 'any'] as const;
export type LimitReach = (typeof limitReaches)[number];

/** What form and server say alike of a limit. No schema: the forms read it too. */
export const limitChoices = {
  person: 'Choose one of its people',
  reach: 'Choose whether up to an amount, or any',
  currency: 'Choose the currency',
  amount: 'Give the amount',
  noAmount: 'Any amount has no limit: leave this empty, or choose up to an amount',
} as const;

/** Said before a company's last limit goes. */
export const lastLimitWords =
  'Without any limit all whose role signs may sign term sheets of any amount for the company.';
