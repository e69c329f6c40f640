/**
 * Cursors that no list has given out for this column: of no shape, of another column, with a number that no row has, or
 * with text that no value of any type but text is written as. `ofText` leaves out what a column of text may hold.
 */
export function craftedCursors(column: string, { ofText = false } = {}): string[] {
  const id = 1;
  const crafted: unknown[] = [
    null,
    {},
    [],
    [column],
    [column, 'x'],
    [column, 1, 1],
    [column, null, 1],
    [column, 'x', '1'],
    [column, 'x', 1, 1],
    [column, 'x', 2_147_483_648],
    [column, 'x', -2_147_483_649],
    [column, 'x', 1e300],
    [column, 'x', 0.5],
    ['x', 1],
    ['another', '5', id],
    ['__proto__', '5', id],
    [column, 'a\u0000b', id],
    [column, '\ud800', id],
  ];
  const ofNoOtherType = [
    'x',
    '',
    ' ',
    "' or 1=1 --",
    '99999999999999999999',
    '1.5.5',
    '2026-13-01',
    '2026-02-30',
    '2026-02-30 00:00:00+00',
    '2026-01-01 25:00:00+00',
    '2026-01-01 00:00:00+99',
    '99999-01-01 00:00:00+00',
    '2026-01-01 00:00:00 Nowhere/Place',
    'now',
    'tomorrow',
    'NaN',
    'x'.repeat(5_000),
  ];
  if (!ofText) crafted.push(...ofNoOtherType.map((order) => [column, order, id]));
  const texts = ['x', '', '{', 'null', ...crafted.map((cursor) => JSON.stringify(cursor))];
  return texts.map((text) => Buffer.from(text).toString('base64url')).filter((cursor) => cursor !== '');
}
