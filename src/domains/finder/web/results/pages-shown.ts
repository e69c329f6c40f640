/** Which numbers a pager shows: both ends, the neighbours of the current page, and a gap (null) between. */
export function pagesShown(current: number, last: number): (number | null)[] {
  const wanted = [1, current - 1, current, current + 1, last];
  // At either end the window widens, so that the pager keeps its width while one walks.
  if (current <= 3) wanted.push(2, 3, 4);
  if (current >= last - 2) wanted.push(last - 3, last - 2, last - 1);
  const pages = [...new Set(wanted)].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const gap = page - (pages[index - 1] ?? 0);
    if (gap === 2) return [page - 1, page];
    return gap > 2 ? [null, page] : [page];
  });
}

export function pageCount(total: number, size: number): number {
  return Math.ceil(total / size);
}
