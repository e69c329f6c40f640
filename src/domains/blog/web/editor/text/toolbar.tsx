import { type Editor, useEditorState } from '@tiptap/react';
import { LineIcon } from '#ui/mark/line-icon.tsx';
import { blocks, FormatTools, headings, history, marks } from './format-tools.tsx';
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
import { Tool } from './tool.tsx';
import classes from './toolbar.module.css';
import { useOneStop } from './use-one-stop.ts';

type ToolbarProps = { editor: Editor | null; onLink: () => void; onPicture: () => void };

/** What can be done to the text; the shortcuts of every writing program do the same. */
export function Toolbar({ editor, onLink, onPicture }: ToolbarProps) {
  const active = useEditorState({
    editor,
    selector: ({ editor }) => ({
      link: editor?.isActive('link') ?? false,
      picture: editor?.isActive('image') ?? false,
      table: editor !== null && isInTable(editor.state),
    }),
  });
  const oneStop = useOneStop();
  return (
    <div {...oneStop} className={classes.toolbar} role="toolbar" aria-label="Format of the text">
      <FormatTools editor={editor} formats={headings} />
      <FormatTools editor={editor} formats={marks} />
      <FormatTools editor={editor} formats={blocks} />
      <div className={classes.group}>
        <Tool label="Link" active={active?.link} onPress={onLink}>
          <LineIcon
            size={16}
            d="M8.2 11.8a3 3 0 0 0 4.3 0l3-3a3 3 0 0 0-4.3-4.3l-1 1M11.8 8.2a3 3 0 0 0-4.3 0l-3 3a3 3 0 0 0 4.3 4.3l1-1"
          />
        </Tool>
        <Tool label="Picture" active={active?.picture} onPress={onPicture}>
          <LineIcon size={16} d="M3 4h14v12H3zM3 14l4-4 3 3 3-3 4 4M12.5 7.5h.01" />
        </Tool>
        <Tool
          label="Table"
          active={active?.table}
          disabled={active?.table}
          onPress={() => editor?.chain().focus().insertContent(newTable).run()}
        >
          <LineIcon size={16} d="M3 4h14v12H3zM3 8h14M3 12h14M10 8v8" />
        </Tool>
      </div>
      <FormatTools editor={editor} formats={history} />
      {editor && active?.table && <TableTools editor={editor} />}
    </div>
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
function TableTools({ editor }: { editor: Editor }) {
  const can = useEditorState({
    editor,
    selector: ({ editor }) => tableSteps.map(([, step]) => step(editor.state) !== null),
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, for nothing is filled in
    <div className={`${classes.group} ${classes.words}`} role="group" aria-label="Table">
      {tableSteps.map(([label, step], index) => (
        <Tool
          key={label}
          label={label}
          disabled={!can[index]}
          onPress={() => {
            const change = step(editor.state);
            if (change) editor.view.dispatch(change);
            editor.view.focus();
          }}
        >
          {label}
        </Tool>
      ))}
    </div>
  );
}
