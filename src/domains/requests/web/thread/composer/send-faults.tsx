import { LostFiles } from '#forms/files/lost-files.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import type { Send } from './use-send.ts';

/** What went wrong with a send, and what was lost of the files by leaving the page. */
export function SendFaults({ send: { failure, conflict }, lostFiles }: { send: Send; lostFiles: string[] }) {
  return (
    <>
      <LostFiles names={lostFiles} />
      {conflict && <Notice kind="warning">{conflict}</Notice>}
      {failure && <Notice kind="error">{failure}</Notice>}
    </>
  );
}
