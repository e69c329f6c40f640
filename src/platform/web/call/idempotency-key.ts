/** Names one submit, so that sending it again makes no second request. Works without a secure context too. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Keys of what was sent and not answered yet, by what it says. */
const unanswered = new Map<string, string>();
/** More than anybody has under way; the oldest go. */
const mostKept = 30;

/**
 * The key under which something is sent. The same again, pressed twice or after its answer was lost, has the same one
 * and is done once; `answered` says that a further one is meant.
 */
export function keyOf(content: string): string {
  const key = unanswered.get(content) ?? newKey();
  unanswered.set(content, key);
  for (const [oldest] of unanswered) {
    if (unanswered.size <= mostKept) break;
    unanswered.delete(oldest);
  }
  return key;
}

export function answered(content: string): void {
  unanswered.delete(content);
}
