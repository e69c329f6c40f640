import { readVolumes } from './read-volumes.ts';

export function VolumesRead({ words }: { words: string }) {
  const read = readVolumes(words);
  return read === null ? '\u00a0' : `Read as ${read}`;
}
