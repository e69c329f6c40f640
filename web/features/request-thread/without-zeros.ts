/** The ledger keeps four decimals of everything. */
export function withoutZeros(amount: string): string {
  return amount.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');
}
