import type { Editor } from '@tiptap/react';
import { useId } from 'react';
import { type Rule, useFormSubmit } from '#forms/use-form-submit.ts';
import { isBlank } from '#platform/contract/validation.ts';
import { Button, DangerQuietButton, QuietButton } from '#ui/action/buttons.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import { isLinkAddress } from './extensions.ts';

const fields = ['text', 'href'] as const;
const rules: readonly Rule<(typeof fields)[number]>[] = [
  {
    field: 'href',
    holds: isLinkAddress,
    message: 'Give an address that starts with https://, mailto: or / for a page of ours',
  },
];

/** Makes a link of what is selected; where nothing is, its words are asked for too. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const id = useId();
  const isThere = editor.isActive('link');
  const needsText = editor.state.selection.empty && !isThere;
  const form = useFormSubmit(fields, rules, async ({ text, href }) => {
    const address = href.trim();
    onClose();
    const chain = editor.chain().focus();
    if (needsText) {
      const words = isBlank(text) ? address : text.trim();
      const marks = [{ type: 'link', attrs: { href: address } }];
      chain.insertContent([{ type: 'text', text: words, marks }]).run();
    } else {
      chain.extendMarkRange('link').setLink({ href: address }).run();
    }
  });

  function unlink(): void {
    onClose();
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
  }

  return (
    <Dialog
      title="Link"
      onClose={onClose}
      actions={
        <>
          <QuietButton onClick={onClose}>Cancel</QuietButton>
          {isThere && <DangerQuietButton onClick={unlink}>Remove link</DangerQuietButton>}
          <Button type="submit" form={id}>
            Set link
          </Button>
        </>
      }
    >
      <form id={id} className="stack-close" method="post" onSubmit={form.onSubmit} noValidate>
        {needsText && <Field name="text" label="Words of the link" />}
        <Field
          name="href"
          label="Address"
          inputMode="url"
          defaultValue={editor.getAttributes('link').href ?? 'https://'}
          error={form.errors.href}
        />
      </form>
    </Dialog>
  );
}
