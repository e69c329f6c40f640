/** In UTF-8: file systems take 255 bytes, and a copy's ' (1)' needs some of them. */
const mostBytes = 200;

/** Space, and what is not seen or turns the direction of what is: a name must not read as something else. */
const unseen = /[\s\p{C}\p{DI}\p{Zl}\p{Zp}]+/gu;
/** Of what is given, so much is looked at: a name may be as long as the headers of a part, and each look costs. */
const mostRead = { ofTheBeginning: 1_000, ofTheEnd: 100 };

/** Means something to a file system or a shell. */
const meaningful = /[<>:"|?*]/g;
/** What Windows takes for a device, whatever its ending. */
const device = /^(?:con|prn|aux|nul|(?:com|lpt)[0-9¹²³])\s*(?=\.|$)/i;

/**
 * A member's file name as it may be stored, shown and saved (§16.3): without the path an old browser sends, without
 * invisible and direction characters, harmless on every system, and of a bearable length with its ending. Applied again
 * it changes nothing.
 */
export function harmlessFileName(given: string): string {
  const name = cut(given.slice(Math.max(given.lastIndexOf('/'), given.lastIndexOf('\\')) + 1))
    .toWellFormed()
    .replace(unseen, (run) => (/\s/.test(run) ? ' ' : ''))
    .replace(meaningful, '_')
    .normalize('NFC');
  const harmless = withoutLastDots(name).trimStart().replace(/^\.+/, '_.').replace(device, '_$&');
  return shorten(harmless) || 'file';
}

/** The beginning and the end, with the ending. */
function cut(name: string): string {
  const { ofTheBeginning, ofTheEnd } = mostRead;
  if (name.length <= ofTheBeginning + ofTheEnd) return name;
  return name.slice(0, ofTheBeginning) + name.slice(-ofTheEnd);
}

/** Not by a pattern: one tries each dot of a row as the first of the last ones, and so takes its square. */
function withoutLastDots(name: string): string {
  let end = name.length;
  while (end > 0 && /[\s.]/.test(name.charAt(end - 1))) end -= 1;
  return name.slice(0, end);
}

function shorten(name: string): string {
  if (Buffer.byteLength(name) <= mostBytes) return name;
  const ending = /\.[a-z0-9]{1,10}$/i.exec(name)?.[0] ?? '';
  const rest = Buffer.from(name.slice(0, name.length - ending.length)).subarray(0, mostBytes - ending.length);
  // A character cut in two is left away whole.
  const whole = new TextDecoder().decode(rest, { stream: true });
  return withoutLastDots(whole) + ending;
}
