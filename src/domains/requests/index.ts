/** What other domains may import of requests, besides its contract; `npm run arrows` holds them to it. */
export const open = [
  'server/parties/find.ts',
  'server/parties/participants.ts',
  'server/parties/parties.ts',
  'server/parties/retirement.ts',
  'server/signing/tables.ts',
  'server/tables.ts',
  'server/waiting.ts',
  'web/form/files/send-files.ts',
  'web/form/proposal-sheet.ts',
  'web/form/term-sheet-form.tsx',
  'web/form/term-sheet-view.module.css',
  'web/form/term-sheet.ts',
  'web/form/use-submit.ts',
  'web/list/request-list.module.css',
  'web/waiting/waiting-list.tsx',
] as const;
