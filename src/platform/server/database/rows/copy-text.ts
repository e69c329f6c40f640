const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const needsEscape = /[\\\n\r\t]/;

/** A text as COPY reads it, between its tabs and line ends. */
export function escapeText(text: string): string {
  if (!needsEscape.test(text)) return text;
  return text.replace(/[\\\n\r\t]/g, (character) => escapes[character] as string);
}

/** A list of texts as COPY reads it. */
export function escapeList(parts: readonly unknown[]): string {
  return escapeText(`{${parts.map((part) => `"${String(part).replace(/["\\]/g, '\\$&')}"`).join(',')}}`);
}
