import { EditorContent, useEditor } from '@tiptap/react';
import { useId, useState } from 'react';
import rich from '../../rich-text.module.css';
import { extensions } from './extensions.ts';
import { LinkDialog } from './link-dialog.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { readPost } from './read-post.ts';
import classes from './rich-text-editor.module.css';
import { Toolbar } from './toolbar.tsx';

export type RichTextEditorProps = {
  label: string;
  /** HTML at first; from then on the editor holds it. */
  content: string;
  error: string | undefined;
  onChange: (html: string) => void;
};

type Asking = { what: 'link' } | { what: 'picture'; file?: File };

/** The text of a post, looking as it will be read. */
export function RichTextEditor({ label, content, error, onChange }: RichTextEditorProps) {
  const id = useId();
  const [post] = useState(() => readPost(content));
  const [asking, setAsking] = useState<Asking | null>(null);

  /** A picture that is dropped or pasted needs its words first. A sheet's cells come as a picture too: their text is meant. */
  function takeFile(data: DataTransfer | null): boolean {
    const file = data?.files[0];
    if (file === undefined || data?.types.includes('text/html')) return false;
    setAsking({ what: 'picture', file });
    return true;
  }

  const editor = useEditor({
    extensions,
    content: post,
    // The library would write its style as markup, which Trusted Types refuse: it stands in the module.
    injectCSS: false,
    immediatelyRender: false,
    onUpdate: ({ editor }) => onChange(editor.getHTML()),
    editorProps: {
      attributes: {
        class: `${rich.text} ${classes.text}`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': `${id}-error`,
      },
      handlePaste: (_view, event) => takeFile(event.clipboardData),
      handleDrop: (_view, event) => takeFile(event.dataTransfer),
    },
  });

  return (
    <div data-field="content" data-wrong={error === undefined ? undefined : true}>
      <p className={classes.label} aria-hidden="true">
        {label}
      </p>
      <div className={classes.frame}>
        <Toolbar
          editor={editor}
          onLink={() => setAsking({ what: 'link' })}
          onPicture={() => setAsking({ what: 'picture' })}
        />
        <EditorContent editor={editor} />
      </div>
      <div id={`${id}-error`} className="field-error">
        {error && <p role="alert">{error}</p>}
      </div>
      {editor && asking?.what === 'link' && <LinkDialog editor={editor} onClose={() => setAsking(null)} />}
      {editor && asking?.what === 'picture' && (
        <PictureDialog editor={editor} file={asking.file} onClose={() => setAsking(null)} />
      )}
    </div>
  );
}
