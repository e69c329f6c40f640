import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import { LineIcon } from '#ui/mark/line-icon.tsx';
import { Tool } from './tool.tsx';
import classes from './toolbar.module.css';

type Format = {
  label: string;
  d: string;
  isOn?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
  apply: (chain: ChainedCommands) => ChainedCommands;
};

const heading = (level: 2 | 3, label: string, number: string): Format => ({
  label,
  d: `M3 5v10M9.5 5v10M3 10h6.5${number}`,
  isOn: (editor) => editor.isActive('heading', { level }),
  apply: (chain) => chain.toggleHeading({ level }),
});

export const headings: readonly Format[] = [
  heading(2, 'Heading', 'M13 10.5a2 2 0 1 1 3.5 1.5L13 15h4'),
  heading(3, 'Subheading', 'M13.2 9.2a1.8 1.8 0 1 1 1.8 2.6a1.8 1.8 0 1 1-1.8 2.4'),
];

export const marks: readonly Format[] = [
  {
    label: 'Bold',
    d: 'M6 4h5a3 3 0 0 1 0 6H6zM6 10h6a3 3 0 0 1 0 6H6z',
    isOn: (editor) => editor.isActive('bold'),
    apply: (chain) => chain.toggleBold(),
  },
  {
    label: 'Italic',
    d: 'M9 4h6M5 16h6M12 4L8 16',
    isOn: (editor) => editor.isActive('italic'),
    apply: (chain) => chain.toggleItalic(),
  },
];

export const blocks: readonly Format[] = [
  {
    label: 'List',
    d: 'M8 5h9M8 10h9M8 15h9M4 5h.01M4 10h.01M4 15h.01',
    isOn: (editor) => editor.isActive('bulletList'),
    apply: (chain) => chain.toggleBulletList(),
  },
  {
    label: 'Numbered list',
    d: 'M9 5h8M9 10h8M9 15h8M3.5 4.5L5 3.5v4M3.5 12.5a1.2 1.2 0 1 1 2 1L3.5 16H6',
    isOn: (editor) => editor.isActive('orderedList'),
    apply: (chain) => chain.toggleOrderedList(),
  },
  {
    label: 'Quote',
    d: 'M12 6h5M12 9.5h5M5 13h12M5 16.5h12M3.5 8a1 1 0 1 1 1 1a1 1 0 0 1-1-1V6.5a2 2 0 0 1 1.5-2M7.5 8a1 1 0 1 1 1 1a1 1 0 0 1-1-1V6.5a2 2 0 0 1 1.5-2',
    isOn: (editor) => editor.isActive('blockquote'),
    apply: (chain) => chain.toggleBlockquote(),
  },
];

export const history: readonly Format[] = [
  {
    label: 'Undo',
    d: 'M7.5 12L4 8.5L7.5 5M4 8.5h9a3.5 3.5 0 0 1 0 7h-1',
    isPossible: (editor) => editor.can().undo(),
    apply: (chain) => chain.undo(),
  },
  {
    label: 'Redo',
    d: 'M12.5 12L16 8.5L12.5 5M16 8.5H7a3.5 3.5 0 0 0 0 7h1',
    isPossible: (editor) => editor.can().redo(),
    apply: (chain) => chain.redo(),
  },
];

type FormatToolsProps = { editor: Editor | null; formats: readonly Format[] };

/** Tools that belong together; none of them can be used before the editor is there. */
export function FormatTools({ editor, formats }: FormatToolsProps) {
  const states = useEditorState({
    editor,
    // Of the editor that is given: the library's own comes to know it at its first change only.
    selector: () =>
      formats.map(({ isOn, isPossible }) => ({
        active: editor !== null && isOn?.(editor),
        disabled: editor === null || isPossible?.(editor) === false,
      })),
  });
  return (
    <div className={classes.group}>
      {formats.map(({ label, d, apply }, index) => (
        <Tool
          key={label}
          label={label}
          {...(states?.[index] ?? { disabled: true })}
          onPress={() => editor && apply(editor.chain().focus()).run()}
        >
          <LineIcon size={16} d={d} />
        </Tool>
      ))}
    </div>
  );
}
