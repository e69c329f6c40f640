/** What a company wrote, or empty where it wrote one of the trade's ways of saying nothing. */
export function given(value: string): string {
  return /^(-|na|n\/a|not applicable|non-mdantory)$/i.test(value.trim()) ? '' : value.trim();
}
