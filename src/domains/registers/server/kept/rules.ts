/** Letters of a name or of a strength; hardly one has as many. */
const longest = 400;

/**
 * A reading of texts that remembers what it read: the registers' rows say the same few thousand names and strengths over
 * and over. Past the given number it forgets all, and what is longer than they are it never keeps, so that texts from
 * outside do not pile up.
 */
export function kept<Read>(read: (text: string) => Read, most = 50_000): (text: string) => Read {
  const known = new Map<string, { read: Read }>();
  return (text) => {
    if (text.length > longest) return read(text);
    const found = known.get(text);
    if (found !== undefined) return found.read;
    if (known.size >= most) known.clear();
    const one = { read: read(text) };
    known.set(text, one);
    return one.read;
  };
}
