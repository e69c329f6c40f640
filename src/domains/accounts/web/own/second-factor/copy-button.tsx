import { useState } from 'react';
import { QuietButton } from '#ui/action/buttons.tsx';
import { toastError } from '#ui/mark/toast.ts';

/** Puts a text on the clipboard, and says so. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const [copied, setCopied] = useState(false);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      setTimeout(() => setCopied(false), 2_500);
    } catch {
      toastError('Your browser does not let pages copy. Select the text and copy it by hand.');
    }
  }

  return (
    <QuietButton onClick={() => void copy()} aria-live="polite">
      {copied ? 'Copied' : children}
    </QuietButton>
  );
}
