import { readVolumes } from './read-volumes.ts';

/** Below words for volumes: in figures, where they can be read. The line keeps its height, so that typing moves nothing. */
export function ReadAsVolumes({ words }: { words: string }) {
  const read = readVolumes(words);
  return (
    <p className="note" role="status">
      {read === null ? '\u00a0' : `Read as ${read}`}
    </p>
  );
}
