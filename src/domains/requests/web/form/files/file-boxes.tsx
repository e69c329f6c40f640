import type { FileBoxName } from '#platform/contract/files.ts';
import { filesInOrder } from '../term-sheet.ts';
import type { TermSheetKind } from '../term-sheet-kind.ts';
import type { Submit } from '../use-submit.ts';
import type { Editing } from '../use-term-sheet.ts';
import { FileBox } from './file-box.tsx';
import classes from './file-boxes.module.css';
import { progressOfEach } from './file-checks.ts';
import { cdaTexts, rfqTexts } from './file-texts.ts';

export type FileBoxesProps = { boxes: TermSheetKind['boxes']; editing: Editing; submit: Submit };

/** Both file boxes of a term sheet, with how far each file has gone. */
export function FileBoxes({ boxes, editing: { sheet, attach }, submit: { share, issues } }: FileBoxesProps) {
  function propsOf(name: FileBoxName) {
    const sizes = filesInOrder(sheet.files).map((file) => file.size);
    const from = name === 'rfq' ? sheet.files.cdaOrNda.length : 0;
    return {
      box: boxes[name],
      files: sheet.files[name],
      onChange: (files: File[]) => attach(name, files),
      progress: share === null ? null : progressOfEach(share, sizes).slice(from),
      issue: issues[name],
    };
  }

  return (
    <div className={classes.boxes}>
      <FileBox {...propsOf('cdaOrNda')} texts={cdaTexts} />
      <FileBox {...propsOf('rfq')} texts={rfqTexts} />
    </div>
  );
}
