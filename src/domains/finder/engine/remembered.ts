/** Makes of an object what is made of it only once, as long as the object lives. */
export function rememberedOf<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new WeakMap<Key, Made>();
  return (key) => {
    let known = made.get(key);
    if (known === undefined) {
      known = make(key);
      made.set(key, known);
    }
    return known;
  };
}

/** Texts that one reader remembers at most. */
const mostTexts = 20_000;

/**
 * The same words return in thousands of listings, and to read them takes longer than to remember them. What is given
 * beside them decides nothing that they do not.
 */
export function remembering<Read, Beside extends unknown[]>(
  read: (words: string, ...beside: Beside) => Read,
): (words: string, ...beside: Beside) => Read {
  const known = new Map<string, Read>();
  return (words, ...beside) => {
    const before = known.get(words);
    if (before !== undefined) return before;
    if (known.size >= mostTexts) known.clear();
    const made = read(words, ...beside);
    known.set(words, made);
    return made;
  };
}
