/** A record that may be asked by what somebody typed: it has no name but its own, where every object has a `constructor`. */
export function dictionary<T>(entries: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.assign(Object.create(null), entries);
}
