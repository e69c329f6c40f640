import { laterPart, useLaterPart } from '#ui/later-part.ts';

// Words can be typed before what reads them is there.
const volumesRead = laterPart(async () => (await import('./volumes-read.tsx')).VolumesRead);

/** Below words for volumes: in figures, where they can be read. The line keeps its height, so that typing moves nothing. */
export function ReadAsVolumes({ words }: { words: string }) {
  const VolumesRead = useLaterPart(volumesRead);
  return (
    <p className="note" role="status">
      {VolumesRead === null ? '\u00a0' : <VolumesRead words={words} />}
    </p>
  );
}
