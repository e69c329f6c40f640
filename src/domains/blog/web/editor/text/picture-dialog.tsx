import type { Editor } from '@tiptap/react';
import { useId, useState } from 'react';
import { type Rule, useFormSubmit } from '#forms/use-form-submit.ts';
import { isBlank } from '#platform/contract/validation.ts';
import { Button, QuietButton } from '#ui/action/buttons.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { blogLimits } from '../../../contract/blog-limits.ts';
import classes from './picture-dialog.module.css';
import { type Picture, PictureUpload } from './picture-upload.tsx';

const fields = ['alt'] as const;
const rules: readonly Rule<(typeof fields)[number]>[] = [
  { field: 'alt', holds: (value) => !isBlank(value), message: 'Say what the picture shows' },
];

type PictureDialogProps = {
  editor: Editor;
  /** Dropped or pasted. */
  file: File | undefined;
  onClose: () => void;
};

/** Adds a picture to the text, or changes the one that is selected: never without words for those who cannot see it. */
export function PictureDialog({ editor, file, onClose }: PictureDialogProps) {
  const id = useId();
  const selected = editor.isActive('image') && file === undefined;
  const before = selected ? editor.getAttributes('image') : null;
  const [picture, setPicture] = useState<Partial<Picture> | null>(
    before && { address: before.src, width: before.width, height: before.height },
  );
  const [missing, setMissing] = useState(false);
  const form = useFormSubmit(fields, rules, async ({ alt }) => {
    if (!picture?.address) {
      setMissing(true);
      return;
    }
    const { address: src, width, height } = picture;
    onClose();
    const attributes = { src, alt: alt.trim(), ...(width && height ? { width, height } : {}) };
    const chain = editor.chain().focus();
    if (selected) chain.updateAttributes('image', attributes).run();
    else chain.setImage(attributes).run();
  });

  return (
    <Dialog
      title={selected ? 'Change picture' : 'Add a picture'}
      onClose={onClose}
      actions={
        <>
          <QuietButton onClick={onClose}>Cancel</QuietButton>
          <Button type="submit" form={id}>
            {selected ? 'Change picture' : 'Add picture'}
          </Button>
        </>
      }
    >
      {picture?.address && (
        <img
          className={classes.picture}
          src={picture.address}
          alt=""
          width={picture.width}
          height={picture.height}
        />
      )}
      <PictureUpload
        label={picture ? 'Choose another picture' : 'Choose picture'}
        file={file}
        error={missing && !picture ? 'Choose a picture first' : undefined}
        onUploaded={setPicture}
      />
      <form id={id} method="post" onSubmit={form.onSubmit} noValidate>
        <TextArea
          name="alt"
          label="Alternative text"
          description="What it shows, for readers who cannot see it"
          rows={2}
          maxLength={blogLimits.alternative}
          defaultValue={before?.alt ?? ''}
          error={form.errors.alt}
        />
      </form>
    </Dialog>
  );
}
