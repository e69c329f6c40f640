import { type DragEvent, useRef, useState } from 'react';
import type { FileBox } from '#platform/contract/call.ts';
import type { ChosenFilesProps } from './chosen-files.tsx';
import { addFiles } from './file-checks.ts';

export type FileZoneOptions = {
  box: FileBox;
  files: readonly File[];
  onChange: (files: File[]) => void;
  /** For each file how far it has gone, 0 to 1; null while nothing is being sent. */
  progress: readonly number[] | null;
  /** What the server said against the files. */
  issue: string | undefined;
  onAdd?: () => void;
};

/** Files that are chosen or dropped, several at a time: what takes the drop, and what draws the list under it. */
export function useFileZone({ box, files, onChange, progress, issue, onAdd }: FileZoneOptions) {
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string[]>([]);
  const [over, setOver] = useState(false);
  // Said of these files: it goes with the next change of them.
  const [judged, setJudged] = useState({ issue, files });
  if (judged.issue !== issue) setJudged({ issue, files });
  const faults = issue && judged.files === files ? [...refused, issue] : refused;

  function add(added: Iterable<File>): void {
    const checked = addFiles(box, files, [...added]);
    setRefused(checked.refused);
    onAdd?.();
    onChange(checked.files);
  }

  function remove(file: File): void {
    setRefused([]);
    onChange(files.filter((other) => other !== file));
  }

  const zone = {
    'data-over': over || undefined,
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(false);
      if (progress === null) add(event.dataTransfer.files);
    },
  };
  const list: Omit<ChosenFilesProps, 'label' | 'chooserLabel'> = {
    ...{ input, box, files, faults, progress },
    onAdd: add,
    onRemove: remove,
  };
  return { zone, list, over, choose: () => input.current?.click() };
}
