import { progressOfEach } from '#forms/files/file-checks.ts';
import { allFiles } from '#forms/use-draft.ts';
import type { FileBoxName } from '#platform/contract/files.ts';
import type { TermSheetDraft } from '../term-sheet.ts';
import type { TermSheetKind } from '../term-sheet-kind.ts';
import type { Submit } from '../use-submit.ts';
import { FileBox } from './file-box.tsx';
import classes from './file-boxes.module.css';
import { cdaTexts, rfqTexts } from './file-texts.ts';

type FileBoxesProps = {
  boxes: TermSheetKind['boxes'];
  draft: TermSheetDraft;
  submit: Pick<Submit, 'share' | 'issues'>;
};

/** Both file boxes of a term sheet, with how far each file has gone. */
export function FileBoxes({ boxes, draft: { files, attach }, submit: { share, issues } }: FileBoxesProps) {
  function propsOf(name: FileBoxName) {
    const sizes = allFiles(files).map((file) => file.size);
    const from = name === 'rfq' ? files.cdaOrNda.length : 0;
    return {
      box: boxes[name],
      files: files[name],
      onChange: (attached: File[]) => attach(name, attached),
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
