import { useAction } from '#forms/use-action.ts';
import { call } from '#platform/web/call/call.ts';
import { Button } from '#ui/action/buttons.tsx';
import { momentOf } from '#ui/dates.ts';
import { Notice } from '#ui/mark/notice.tsx';
import { listingWords } from '../../contract/listing-fields.ts';
import type { WholeListingImport } from '../../contract/listing-imports.ts';
import { FaultTable } from './fault-table.tsx';
import classes from './import-view.module.css';
import { count, stateOf } from './import-words.ts';
import { useImport } from './use-import.ts';

/** A sheet that was sent in: how far it is, what is wrong with it, and the confirmation. */
export function ImportView({ loaded }: { loaded: WholeListingImport }) {
  const [found, setFound] = useImport(loaded);
  const confirm = useAction(async () => {
    const { data } = await call('POST /api/admin/imports/:id/confirm', { params: { id: found.id } });
    setFound(data);
  });
  const { one, many } = listingWords[found.kind];
  const moves = found.state === 'checking' || found.state === 'writing';
  const waits = found.state === 'checked' && found.faultCount === 0;
  return (
    <div className="stack">
      <p className="secondary">
        {found.by} sent it on {momentOf(found.createdAt)}.
      </p>
      <p role="status" className={classes.state}>
        <strong>{stateOf(found)}.</strong> {wordsOf(found, one, many)}
      </p>
      {moves && <Progress found={found} />}
      {found.failure && <Notice kind="error">{found.failure}</Notice>}
      {waits && (
        <div>
          <Button disabled={confirm.busy} onClick={confirm.run}>
            Write {count(found.added + found.changed, one, many)}
          </Button>
        </div>
      )}
      {confirm.failure && <Notice kind="error">{confirm.failure}</Notice>}
      {found.faults.length > 0 && <FaultTable of="faults" faults={found.faults} total={found.faultCount} />}
      {found.findings.length > 0 && (
        <>
          <p>
            {count(found.findingCount, 'question or note', 'questions and notes')} about what it lists. They
            hold nothing up: rows are written as they stand, and each question stays open until somebody gives
            the reason on the page of the listing.
          </p>
          <FaultTable of="findings" faults={found.findings} total={found.findingCount} />
        </>
      )}
    </div>
  );
}

function wordsOf(found: WholeListingImport, one: string, many: string): string {
  const { state, faultCount, rows, added, changed } = found;
  const same = rows - added - changed;
  switch (state) {
    case 'checking':
      return `${count(found.doneRows, 'row')} read so far. You may leave this page.`;
    case 'checked':
      if (faultCount > 0)
        return `${count(rows, 'row')} read; nothing was written. Put the faults right, and send the sheet again.`;
      return `${count(rows, 'row')} read. It would add ${count(added, one, many)}, change ${changed}, and leave ${same} as they are. Nothing is written yet.`;
    case 'writing':
      return 'All of it is written, or none. You may leave this page.';
    case 'done':
      return `${count(added, one, many)} added, ${changed} changed, ${same} left as they were.`;
    case 'failed':
      return 'Nothing was written.';
  }
}

function Progress({ found: { state, doneRows, rows } }: { found: WholeListingImport }) {
  const label = state === 'checking' ? 'Rows read' : 'Rows written';
  // Until the sheet is read nobody knows how many there are.
  const known = state === 'writing' && rows > 0 ? { value: doneRows, max: rows } : {};
  return <progress className={classes.progress} aria-label={label} {...known} />;
}
