const maxLength = 150;

/**
 * A member's file name as it may be stored and shown: without the path an old browser sends, without control
 * and direction characters that would make it read as something else, and of a bearable length with its ending.
 */
export function harmlessFileName(given: string): string {
  const name = given
    .toWellFormed()
    .normalize('NFC')
    .replace(/^.*[\\/]/s, '')
    .replace(/\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}/gu, '')
    .trim();
  if (name.length <= maxLength) return name || 'file';
  const ending = /\.[a-z0-9]{1,10}$/i.exec(name)?.[0] ?? '';
  return name.slice(0, maxLength - ending.length).toWellFormed() + ending;
}
