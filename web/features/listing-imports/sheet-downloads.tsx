import { listingWords } from '#contract/listing-fields.ts';
import { type ListingKind, listingKinds } from '#contract/listing-kinds.ts';
import { download } from '#web/call.ts';
import { useAction } from '#web/features/forms/use-action.ts';
import { quietButton } from '#web/ui/button-link.ts';
import hidden from '#web/ui/hidden.module.css';
import { Notice } from '#web/ui/notice.tsx';
import classes from './sheet-downloads.module.css';

const formats = ['xlsx', 'csv'] as const;
const sheets = { template: 'Template', export: 'Export' } as const;

type What = keyof typeof sheets;

/** Templates to fill in, and every listing as a sheet that imports again unchanged. */
export function SheetDownloads() {
  return (
    <section className={classes.downloads} aria-label="Templates and exports">
      {listingKinds.map((kind) => (
        <div key={kind} className={classes.row}>
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
      <button type="button" className={quietButton} disabled={fetchSheet.busy} onClick={fetchSheet.run}>
        {sheets[what]} {format.toUpperCase()}
        <span className={hidden.hidden}> of {listingWords[kind].many}</span>
      </button>
      {fetchSheet.failure && <Notice kind="error">{fetchSheet.failure}</Notice>}
    </>
  );
}
