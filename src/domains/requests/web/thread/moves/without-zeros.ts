/** The ledger keeps four decimals of everything. */
export function withoutZeros(amount: string): string {
  return amount.includes('.') ? amount.replace(/(?<!0)0+$/, '').replace(/\.$/, '') : amount;
}
