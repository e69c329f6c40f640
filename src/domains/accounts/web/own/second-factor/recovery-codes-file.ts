/** What is downloaded: the codes, and enough to know years later what they are for. */
export function recoveryCodesFile(codes: readonly string[], email: string): Blob {
  const lines = [
    `Dosebridge recovery codes of ${email}`,
    'Each lets you log in once, in place of the code from the authenticator.',
    '',
    ...codes,
    '',
  ];
  return new Blob([lines.join('\n')], { type: 'text/plain;charset=utf-8' });
}
