/** Whether a field says anything: no text, no list and no tick say nothing. */
export function saysSomething(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== '' && value !== null && value !== undefined && value !== false;
}
