import type { FileBox } from './call.ts';

/** Limits of one file and of one box, stated in the form (§9.4). */
export const maxFileBytes = 20 * 1024 * 1024;
const maxFilesPerBox = 10;

/**
 * Limits of one member, over all forms and instances (§16.2). A form for four dossiers at once keeps 80 files, 1.6 GB
 * at most; nobody sends two of those a day. What waits for the virus scan takes room until it is known to be worth it.
 */
export const memberLimits = {
  /** In the last 24 hours. */
  day: { files: 500, bytes: 4 * 1024 ** 3 },
  waiting: { files: 200, bytes: 2 * 1024 ** 3 },
};

function box(label: string, extensions: readonly string[]): FileBox {
  return { label, extensions, maxFiles: maxFilesPerBox, maxBytes: maxFileBytes };
}

const rfq = box('RFQ', ['.docx', '.pdf', '.xls', '.xlsx', '.csv']);

/** What each file box takes (§5.8). */
export const productTermSheetBoxes = { cdaOrNda: box('CDA/NDA', ['.docx', '.pdf', '.xlsx']), rfq };
export const supplierTermSheetBoxes = { cdaOrNda: box('CDA/NDA', ['.docx', '.pdf']), rfq };
/** What goes along with a message or a move of a request: the papers of a deal. */
export const requestBoxes = { files: box('Files', ['.docx', '.pdf', '.xls', '.xlsx', '.csv']) };
export type FileBoxName = keyof typeof productTermSheetBoxes;
/** What a reader is told of a file: not scanned because no scanner is set, or what the scanner has said so far. */
export const fileChecks = ['none', 'waiting', 'clean', 'infected'] as const;
export type FileCheck = (typeof fileChecks)[number];
