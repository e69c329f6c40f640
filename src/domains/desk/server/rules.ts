/** What deletion leaves of an account is an address that nobody can have. */
export function isDeleted(email: string): boolean {
  return email.endsWith('@deleted.invalid');
}

/** What an entry adds to the ledger: a refund takes off what is typed as an amount above zero. */
export function signedAmount(kind: string, amount: string): string {
  return kind === 'refund' ? `-${amount}` : amount;
}
