import { laterPart } from '#ui/later-part.ts';

// They stand below a long form, which comes first.
export const claimDialog = laterPart(async () => (await import('./claim-dialog.tsx')).ClaimDialog);
export const claimList = laterPart(async () => (await import('./claim-list.tsx')).ClaimList);
