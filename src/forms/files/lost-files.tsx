import { Notice } from '#ui/mark/notice.tsx';

/** Told to whoever comes back to a form: what is no longer attached. */
export function LostFiles({ names }: { names: readonly string[] }) {
  return names.length === 0 ? null : (
    <Notice kind="warning">
      What you typed is as you left it. Files cannot be kept, so please attach them again: {names.join(', ')}
    </Notice>
  );
}
