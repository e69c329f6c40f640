import type { FileBox } from '#platform/contract/call.ts';

/** What the checks read of a file. */
type Candidate = Pick<File, 'name' | 'size' | 'lastModified'>;

type Checked<F extends Candidate> = {
  files: F[];
  /** Why some were left out, one line each. */
  refused: string[];
};

/** Adds files to a box as far as it takes them; the server checks all of it again, and the content too. */
export function addFiles<F extends Candidate>(
  box: FileBox,
  present: readonly F[],
  added: readonly F[],
): Checked<F> {
  const files = [...present];
  const refused: string[] = [];
  for (const file of added) {
    const fault = faultOf(box, files, file);
    if (fault === null) files.push(file);
    else refused.push(`${file.name}: ${fault}`);
  }
  return { files, refused };
}

function faultOf(box: FileBox, present: readonly Candidate[], file: Candidate): string | null {
  if (!box.extensions.includes(extensionOf(file.name)))
    return `only ${orList(box.extensions)} files are taken`;
  if (file.size > box.maxBytes) return `larger than ${megabytes(box.maxBytes)}`;
  if (file.size === 0) return 'the file is empty';
  if (present.some((other) => isSame(other, file))) return 'already in the list';
  if (present.length >= box.maxFiles) return `at most ${box.maxFiles} files`;
  return null;
}

function isSame(one: Candidate, other: Candidate): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}

function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot).toLowerCase();
}

/** What a box takes, stated before anyone chooses a file. */
export function whatIsTaken(box: FileBox): string {
  return `Takes ${orList(box.extensions)}, up to ${megabytes(box.maxBytes)} a file and ${box.maxFiles} files.`;
}

function orList(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

function megabytes(bytes: number): string {
  return `${bytes / 1024 / 1024} MB`;
}

/** How far each file has gone when a share of all has: files travel one after the other. */
export function progressOfEach(share: number, sizes: readonly number[]): number[] {
  let gone = share * sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map((size) => {
    const part = size === 0 ? 1 : Math.min(1, Math.max(0, gone / size));
    gone -= size;
    return part;
  });
}
