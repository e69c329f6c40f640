/** Hands a file to the browser to save. */
export function saveBlob(blob: Blob, filename: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
  // Not at once: some browsers start reading only after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
