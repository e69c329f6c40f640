/** What is open once one more was opened, or an open one closed. */
export function toggled<K>(open: ReadonlySet<K>, one: K): ReadonlySet<K> {
  const next = new Set(open);
  if (!next.delete(one)) next.add(one);
  return next;
}
