import { RichTextEditor as Frame, useRichTextEditorContext } from '@mantine/tiptap';
import { type Editor, useEditorState } from '@tiptap/react';
import { LineIcon } from '#ui/mark/line-icon.tsx';
import classes from './rich-text-editor.module.css';
import {
  addColumn,
  addRow,
  isInTable,
  newTable,
  removeColumn,
  removeRow,
  removeTable,
  type TableStep,
} from './table-steps.ts';

type ToolbarProps = { onLink: () => void; onPicture: () => void };

/** What can be done to the text; the shortcuts of every writing program do the same. */
export function Toolbar({ onLink, onPicture }: ToolbarProps) {
  const { editor } = useRichTextEditorContext();
  const active = useEditorState({
    editor,
    selector: ({ editor }) => ({
      link: editor?.isActive('link') ?? false,
      picture: editor?.isActive('image') ?? false,
      table: editor !== null && isInTable(editor.state),
    }),
  });
  return (
    <Frame.Toolbar sticky stickyOffset="var(--header-height)" role="group" aria-label="Format of the text">
      <Frame.ControlsGroup>
        <Frame.H2 aria-label="Heading" title="Heading" />
        <Frame.H3 aria-label="Subheading" title="Subheading" />
      </Frame.ControlsGroup>
      <Frame.ControlsGroup>
        <Frame.Bold />
        <Frame.Italic />
      </Frame.ControlsGroup>
      <Frame.ControlsGroup>
        <Frame.BulletList aria-label="List" title="List" />
        <Frame.OrderedList aria-label="Numbered list" title="Numbered list" />
        <Frame.Blockquote aria-label="Quote" title="Quote" />
      </Frame.ControlsGroup>
      <Frame.ControlsGroup>
        <Frame.Control aria-label="Link" title="Link" active={active?.link ?? false} onClick={onLink}>
          <LineIcon
            size={16}
            className={classes.icon}
            d="M8.2 11.8a3 3 0 0 0 4.3 0l3-3a3 3 0 0 0-4.3-4.3l-1 1M11.8 8.2a3 3 0 0 0-4.3 0l-3 3a3 3 0 0 0 4.3 4.3l1-1"
          />
        </Frame.Control>
        <Frame.Control
          aria-label="Picture"
          title="Picture"
          active={active?.picture ?? false}
          onClick={onPicture}
        >
          <LineIcon size={16} className={classes.icon} d="M3 4h14v12H3zM3 14l4-4 3 3 3-3 4 4M12.5 7.5h.01" />
        </Frame.Control>
        <Frame.Control
          aria-label="Table"
          title="Table"
          active={active?.table ?? false}
          disabled={active?.table ?? false}
          onClick={() => editor?.chain().focus().insertContent(newTable).run()}
        >
          <LineIcon size={16} className={classes.icon} d="M3 4h14v12H3zM3 8h14M3 12h14M10 8v8" />
        </Frame.Control>
      </Frame.ControlsGroup>
      <Frame.ControlsGroup>
        <Frame.Undo />
        <Frame.Redo />
      </Frame.ControlsGroup>
      {editor && active?.table && <TableControls editor={editor} />}
    </Frame.Toolbar>
  );
}

const tableSteps: readonly [label: string, step: TableStep][] = [
  ['Add row', addRow],
  ['Add column', addColumn],
  ['Remove row', removeRow],
  ['Remove column', removeColumn],
  ['Remove table', removeTable],
];

/** What can be done to the table that the cursor is in; nothing else needs words on its buttons. */
function TableControls({ editor }: { editor: Editor }) {
  const can = useEditorState({
    editor,
    selector: ({ editor }) => tableSteps.map(([, step]) => step(editor.state) !== null),
  });
  return (
    <Frame.ControlsGroup role="group" aria-label="Table">
      {tableSteps.map(([label, step], index) => (
        <Frame.Control
          key={label}
          className={classes.words}
          aria-label={label}
          disabled={!can[index]}
          onClick={() => {
            const change = step(editor.state);
            if (change) editor.view.dispatch(change);
            editor.view.focus();
          }}
        >
          {label}
        </Frame.Control>
      ))}
    </Frame.ControlsGroup>
  );
}
