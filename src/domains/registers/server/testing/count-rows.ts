import { parentPort, workerData } from 'node:worker_threads';
import { openRegisterFile } from '../readers/register-file.ts';

/** A thread that reads a register's file to its end, keeps none of the rows, and tells what became of them. */
const file = await openRegisterFile(workerData as string, { notAfter: '2026-11-23' });
try {
  for (const part of file.parts) {
    for await (const _ of part.rows());
    const { read, taken, refused, repeated } = part.report;
    parentPort?.postMessage({ register: part.register, read, taken, refused, repeated });
  }
} finally {
  file.close();
}
