import { Worker } from 'node:worker_threads';

const longestMilliseconds = 10_000;
const memory = { maxOldGenerationSizeMb: 256 };

let last: Promise<unknown> = Promise.resolve();

/**
 * The text of a PDF or DOCX that somebody sent, title and feet included; empty where there is none to be read: a scan, or
 * a file that is encrypted, broken or too much. One file at a time, in a thread that is ended when it takes too long.
 */
export function readText(path: string): Promise<string> {
  const reading = last.then(() => readBeside(path));
  last = reading;
  return reading;
}

function readBeside(path: string): Promise<string> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./read-text-worker.ts', import.meta.url), {
      workerData: { path },
      resourceLimits: memory,
    });
    const limit = setTimeout(() => void worker.terminate(), longestMilliseconds);
    worker.once('message', resolve);
    worker.once('error', () => resolve(''));
    worker.once('exit', () => {
      clearTimeout(limit);
      resolve('');
    });
  });
}
