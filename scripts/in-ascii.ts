type Piece = { type: 'asset' } | { type: 'chunk'; fileName: string; code: string };

/**
 * A plugin of both bundlers: writes what goes beyond ASCII in the server's chunks as escapes, by which no line moves. Node keeps a
 * file of which one letter is beyond with two bytes for each character, for as long as a process lives.
 */
export const inAscii = {
  name: 'in-ascii',
  generateBundle(_options: unknown, bundle: Record<string, Piece>) {
    for (const piece of Object.values(bundle)) {
      if (piece.type !== 'chunk') continue;
      if (/String\.raw`[^`]*[^\0-\x7f]/.test(piece.code))
        throw new Error(`${piece.fileName}: String.raw cannot be escaped`);
      piece.code = piece.code.replaceAll(
        /[^\0-\x7f]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
    }
  },
};
