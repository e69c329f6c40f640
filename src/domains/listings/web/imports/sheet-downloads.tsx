import { type ListingKind, listingKinds } from '#domains/catalogue/contract/listing-kinds.ts';
import { useAction } from '#forms/use-action.ts';
import { download } from '#platform/web/call/call.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { listingWords } from '../../contract/listing-fields.ts';
import classes from './sheet-downloads.module.css';

const formats = ['xlsx', 'csv'] as const;
const sheets = { template: 'Template', export: 'Export' } as const;

type What = keyof typeof sheets;

/** Templates to fill in, and every listing as a sheet that imports again unchanged. */
export function SheetDownloads() {
  return (
    <section className={`stack-tight ${classes.downloads}`} aria-label="Templates and exports">
      {listingKinds.map((kind) => (
        <div key={kind} className={`row ${classes.row}`}>
          <h2 className={classes.kind}>{listingWords[kind].many}</h2>
          {(['template', 'export'] as const).map((what) =>
            formats.map((format) => <Download key={what + format} {...{ kind, what, format }} />),
          )}
        </div>
      ))}
    </section>
  );
}

function Download({ kind, what, format }: { kind: ListingKind; what: What; format: 'xlsx' | 'csv' }) {
  const fetchSheet = useAction(() =>
    download(
      `/api/admin/listing-${what}?kind=${kind}&format=${format}`,
      `dosebridge-${listingWords[kind].many}-${what}.${format}`,
    ),
  );
  return (
    <>
      <QuietButton disabled={fetchSheet.busy} onClick={fetchSheet.run}>
        {sheets[what]} {format.toUpperCase()}
        <span className="visually-hidden"> of {listingWords[kind].many}</span>
      </QuietButton>
      {fetchSheet.failure && <Notice kind="error">{fetchSheet.failure}</Notice>}
    </>
  );
}
