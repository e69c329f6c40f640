import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** What a JSON file of this folder holds, once it is what the schema says; otherwise throws, naming file and place. */
export function readData<Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> {
  const { success, data, error } = schema.safeParse(JSON.parse(readText(path)));
  if (!success) throw new Error(`demo/${path} is not what its schema says:\n${z.prettifyError(error)}`);
  return data;
}

export function readText(path: string): string {
  return readFileSync(join(import.meta.dirname, path), 'utf8');
}
