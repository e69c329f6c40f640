/** By its letter an offer is known in chart and tables: 'A' for the first that was asked for. */
export function letterOf(offer: number): string {
  return String.fromCharCode(65 + offer);
}
