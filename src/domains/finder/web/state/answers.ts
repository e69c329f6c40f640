/** How a search ended; null when a newer one overtook it. */
type Outcome<A> = { answer: A } | { error: unknown } | null;

/** A search under way: what the same address answered before, if it did, and how this one will end. */
export type Search<A> = { kept: A | undefined; outcome: Promise<Outcome<A>> };

/** Enough for a long walk back. */
const mostKept = 40;

/**
 * Runs the searches of one finder, one at a time: a new one stops the one before, so that answers never show out of
 * order. Answers are kept by address, in memory only: coming back shows them at once, where the reader left off,
 * while the same search runs anew.
 */
export function createAnswers<A>(ask: (address: string, signal: AbortSignal) => Promise<A>) {
  const kept = new Map<string, A>();
  let owner: string | undefined;
  let running: AbortController | undefined;

  async function run(address: string, controller: AbortController): Promise<Outcome<A>> {
    try {
      const answer = await ask(address, controller.signal);
      if (controller.signal.aborted) return null;
      keep(address, answer);
      return { answer };
    } catch (error) {
      return controller.signal.aborted ? null : { error };
    }
  }

  function keep(address: string, answer: A): void {
    kept.delete(address);
    kept.set(address, answer);
    const oldest = kept.keys().next();
    if (kept.size > mostKept && !oldest.done) kept.delete(oldest.value);
  }

  /** `person` owns the answers: nobody sees what was kept for somebody else. */
  return function start(person: string, address: string): Search<A> {
    if (person !== owner) kept.clear();
    owner = person;
    running?.abort();
    running = new AbortController();
    return { kept: kept.get(address), outcome: run(address, running) };
  };
}
