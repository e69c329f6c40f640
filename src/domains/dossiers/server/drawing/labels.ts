/** What a letter takes of its line, in parts of its size: between the narrowest and the widest of those that stand here. */
const wide: Readonly<Record<string, number>> = { l: 0.27, i: 0.27, r: 0.38, '+': 0.65, '−': 0.65, '-': 0.45 };
const usualWidth = { small: 0.58, large: 0.74, figure: 0.62 };
const capHeight = 0.73;

type Box = { left: number; right: number; top: number; bottom: number };

/** How many pairs of an SVG's labels of atoms stand on each other, measured letter by letter. */
export function collidingLabels(svg: string): number {
  const labels = labelsOf(svg);
  return labels.reduce(
    (sum, one, at) => sum + labels.slice(0, at).filter((other) => touch(one, other)).length,
    0,
  );
}

/** Each label's letters: its element is written first, then the hydrogens and their number, then a charge. */
function labelsOf(svg: string): Box[][] {
  const labels: Box[][] = [];
  for (const [, x, y, size, text = ''] of svg.matchAll(letters)) {
    const box = boxOf(Number(x), Number(y), Number(size), text);
    const isOfLast = /^(H|[^A-Za-z]+)$/.test(text);
    if (isOfLast && labels.length > 0) labels.at(-1)?.push(box);
    else labels.push([box]);
  }
  return labels;
}

const letters = /<text x="([-\d.]+)" y="([-\d.]+)"[^>]*? font-size="(\d+)"[^>]*>([^<]+)</g;

function boxOf(x: number, y: number, size: number, text: string): Box {
  const width = [...text].reduce((sum, letter) => sum + size * widthOf(letter), 0);
  return { left: x, right: x + width, top: y - capHeight * size, bottom: y };
}

function widthOf(letter: string): number {
  const { small, large, figure } = usualWidth;
  return wide[letter] ?? (/[a-z]/.test(letter) ? small : /\d/.test(letter) ? figure : large);
}

function touch(one: readonly Box[], other: readonly Box[]): boolean {
  return one.some((a) =>
    other.some(
      (b) =>
        Math.min(a.right, b.right) > Math.max(a.left, b.left) &&
        Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top),
    ),
  );
}
