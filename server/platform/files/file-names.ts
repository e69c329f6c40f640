/** In UTF-8: file systems take 255 bytes, and a copy's ' (1)' needs some of them. */
const mostBytes = 200;

/** Space, and what is not seen or turns the direction of what is: a name must not read as something else. */
const unseen = /[\s\p{C}\p{DI}\p{Zl}\p{Zp}]+/gu;
/** Means something to a file system or a shell. */
const meaningful = /[<>:"|?*]/g;
/** What Windows takes for a device, whatever its ending. */
const device = /^(?:con|prn|aux|nul|(?:com|lpt)[0-9¹²³])\s*(?=\.|$)/i;

/**
 * A member's file name as it may be stored, shown and saved: without the path an old browser sends, without invisible
 * and direction characters, harmless on every system, and of a bearable length with its ending. Applied again it
 * changes nothing.
 */
export function harmlessFileName(given: string): string {
  const name = given
    .toWellFormed()
    .replace(/^.*[\\/]/s, '')
    .replace(unseen, (run) => (/\s/.test(run) ? ' ' : ''))
    .replace(meaningful, '_')
    .normalize('NFC')
    .replace(/[\s.]+$/, '')
    .trimStart()
    .replace(/^\.+/, '_.')
    .replace(device, '_$&');
  return shorten(name) || 'file';
}

function shorten(name: string): string {
  if (Buffer.byteLength(name) <= mostBytes) return name;
  const ending = /\.[a-z0-9]{1,10}$/i.exec(name)?.[0] ?? '';
  const rest = Buffer.from(name.slice(0, name.length - ending.length)).subarray(0, mostBytes - ending.length);
  // A character cut in two is left away whole.
  const cut = new TextDecoder().decode(rest, { stream: true });
  return cut.replace(/[\s.]+$/, '') + ending;
}
