const QUOTED = /(['"])((?:(?!\1)[^\\\n]|\\.)*)\1/y;
const KEYWORD = /(?:\bfrom|\bimport\s*\(|\bimport|\brequire\s*\()\s*$/;

/**
 * The specifiers that a module imports or re-exports, types included, in their order. It walks over comments,
 * strings and templates, so that an import told in one of them is not taken for one.
 */
export function findImports(source: string): string[] {
  const specifiers: string[] = [];
  let at = 0;
  while (at < source.length) {
    const two = source.slice(at, at + 2);
    if (two === '//') at = endOf(source, '\n', at);
    else if (two === '/*') at = endOf(source, '*/', at + 2);
    else if (source[at] === '`') at = endOfTemplate(source, at + 1);
    else if (source[at] === "'" || source[at] === '"') {
      QUOTED.lastIndex = at;
      const quoted = QUOTED.exec(source);
      if (quoted && KEYWORD.test(source.slice(Math.max(0, at - 40), at))) specifiers.push(quoted[2] ?? '');
      at += quoted?.[0].length ?? 1;
    } else at++;
  }
  return specifiers;
}

function endOf(source: string, mark: string, from: number): number {
  const end = source.indexOf(mark, from);
  return end < 0 ? source.length : end + mark.length;
}

function endOfTemplate(source: string, from: number): number {
  for (let at = from; at < source.length; at++) {
    if (source[at] === '\\') at++;
    else if (source[at] === '`') return at + 1;
  }
  return source.length;
}
