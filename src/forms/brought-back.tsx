import { TextButton } from '#ui/action/buttons.tsx';
import { Notice } from '#ui/mark/notice.tsx';

/** Says that a form begins with what was typed into it before its page was left (§19.4). */
export function BroughtBack({ onDrop }: { onDrop: () => void }) {
  return (
    <Notice kind="info">
      What you had written and not saved is back. <TextButton onClick={onDrop}>Drop it</TextButton>
    </Notice>
  );
}
