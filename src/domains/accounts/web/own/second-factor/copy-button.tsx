import { useState } from 'react';
import { quietButton } from '#ui/action/button-link.ts';
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
    <button type="button" className={quietButton} onClick={() => void copy()} aria-live="polite">
      {copied ? 'Copied' : children}
    </button>
  );
}
