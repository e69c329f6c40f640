/** What has come since the reader was here before. */
export function NewBadge() {
  return (
    <span className="badge-small faint" title="Listed since your last visit">
      New
    </span>
  );
}
