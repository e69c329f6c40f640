/**
 * How long what runs out is kept. The server makes and deletes by these numbers, and the privacy policy states them:
 * nothing else says how long.
 */
export const retention = {
  sessionHours: 12,
  rememberedSessionDays: 30,
  /** Not used for so long, a session ends at the latest; settings can only shorten it. */
  unusedSessionDays: 14,
  invitationDays: 7,
  verificationDays: 7,
  resetHours: 1,
  /** A passkey's challenge. */
  challengeMinutes: 5,
  /** The secret of an authenticator that no code has proven. */
  unprovenSecretHours: 24,
  mailDays: 365,
  /** A job of the queue that is done, or has failed for good; it may name an address. */
  finishedJobDays: 7,
  /** A sheet of listings that was checked and that nobody confirmed. */
  importSheetDays: 7,
  /** An owner's own sheet, with what was read of it, written or not. */
  ownSheetDays: 30,
  /** A publisher's file that waits for the word that it is wanted although it is older. */
  registerFileDays: 7,
  /** Which companies did something with a listing: of the whole months that figures are told of, and of this one. */
  demandMonths: 12,
  /** A browser sends a form again within hours; a draft that was kept, within days. */
  idempotencyKeyDays: 30,
} as const;
