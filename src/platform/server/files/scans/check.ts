import type { FileCheck } from '../../../contract/files.ts';
import { AppError } from '../../http/errors.ts';

type ScanState = 'waiting' | 'clean' | 'infected';

/** What a reader is told of a file: without a scanner nothing waits for one, but what was found stays found. */
export function checkOf(scan: ScanState, scansFiles: boolean): FileCheck {
  return scan === 'waiting' && !scansFiles ? 'none' : scan;
}

/** Nobody gets a file of which the scanner has not said that it is clean, where one is set. */
export function refuseUnchecked(
  { scan, finding }: { scan: ScanState; finding: string | null },
  scansFiles: boolean,
): void {
  const check = checkOf(scan, scansFiles);
  if (check === 'waiting') {
    throw new AppError('conflict', 'This file is being checked for viruses. Try again in a minute.');
  }
  if (check === 'infected') {
    throw new AppError(
      'conflict',
      `This file was infected (${finding}) and has been removed. Ask who sent it for a clean copy.`,
    );
  }
}
