/** What a reader is told of a file: not scanned because no scanner is set, or what the scanner has said so far. */
export const fileChecks = ['none', 'waiting', 'clean', 'infected'] as const;
export type FileCheck = (typeof fileChecks)[number];
