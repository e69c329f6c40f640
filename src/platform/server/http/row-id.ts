/** An id as it stands in addresses and payloads: a row's number, or nothing that exists. */
export function toRowId(id: string): number | null {
  const number = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : Number.NaN;
  return number <= 2_147_483_647 ? number : null;
}
