import { z } from 'zod';
import { defineCalls } from '#platform/contract/call.ts';

/** What a reader is told of a file: not scanned because no scanner is set, or what the scanner has said so far. */
export const fileChecks = ['none', 'waiting', 'clean', 'infected'] as const;
export type FileCheck = (typeof fileChecks)[number];

const fileState = z.object({
  scans: z.boolean().describe('A virus scanner is set'),
  waiting: z.int().describe('Files in quarantine until it has looked at them'),
  waitingSince: z.iso.datetime().nullable().describe('When the first of them came'),
  infected: z.int().describe('Files removed in the last 30 days because something was found in them'),
  missing: z.int().describe('Files that have a row and no bytes, as the last sweep found'),
  changed: z.int().describe('Files whose bytes are not what was received, as the last reading found'),
});
export type FileState = z.infer<typeof fileState>;

export const fileScanCalls = defineCalls({
  'GET /api/back-office/files': {
    summary: 'How the files of members fare: scanned, waiting, infected, missing',
    source: '§16.4',
    access: ['admin'],
    response: z.object({ data: fileState }),
  },
});
