/** Of so many numbers one is left free, for listings that come late. */
const stretch = 64;

/** Numbers for documents, some of them free. */
type Numbering = {
  /** Ascending, one for each document. */
  numbers: Uint32Array;
  /** All lie below it. */
  limit: number;
};

/**
 * Numbers for so many documents in their order, with one in so many left free everywhere, and many before the
 * document at place `late` if there is one: others like it may follow.
 */
export function spread(count: number, late = count): Numbering {
  const wide = late < count ? Math.ceil(count / stretch) : 0;
  const numbers = Uint32Array.from(
    { length: count },
    (_, place) => place + Math.floor(place / (stretch - 1)) + (place >= late ? wide : 0),
  );
  return { numbers, limit: count === 0 ? 0 : (numbers[count - 1] as number) + 1 };
}
