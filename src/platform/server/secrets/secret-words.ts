/**
 * What must not stand in a log or a report, by its look: the key and all that follows it in the addresses of mails, the
 * query of an address, a bearer token, the password of a connection's address.
 */
const secret =
  /(\/(?:reset-password|verify-email|stop-alerts|join)\/)[^\s"'`<>\\]+|(\?)[\w.~%+-]+=[^\s"'`<>\\]*|(\bBearer\s+)[\w.~+/=-]{8,}|(:\/\/[^\s:/@"]*:)[^\s@/"]+(?=@)/gi;

/** The same text without them. */
export function withoutSecrets(text: string): string {
  return text.replace(secret, '$1$2$3$4[redacted]');
}
