/** What other domains may import of accounts, besides its contract; `npm run arrows` holds them to it. */
export const open = [
  'server/operator/settings.ts',
  'server/operator/tables.ts',
  'server/limits.ts',
  'server/profile/confirmation.ts',
  'server/queries.ts',
  'server/rules.ts',
  'server/second-factor/second-step.ts',
  'server/sign-in/sessions.ts',
  'server/sign-up/reserved-names.ts',
  'server/tables.ts',
  'web/frame/signed-in-link.tsx',
  'web/own/proof-fields.tsx',
  'web/own/settings-section.tsx',
  'web/own/unverified-banner.tsx',
] as const;
