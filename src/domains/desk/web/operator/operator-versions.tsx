import type { KeptOperatorVersion } from '#domains/accounts/contract/operator.ts';
import { calendarDayOf, momentOf } from '#ui/dates.ts';
import { EmptyState } from '#ui/page/empty-state.tsx';
import classes from './operator.module.css';
import { OperatorForm } from './operator-form.tsx';

/** A form for the next version, filled in by the latest, and all that were kept. */
export function OperatorVersions({ versions }: { versions: readonly KeptOperatorVersion[] }) {
  const [latest = null] = versions;
  return (
    <div className={`stack-loose ${classes.operator}`}>
      <OperatorForm key={latest?.version ?? 0} latest={latest} />
      {versions.length === 0 ? (
        <EmptyState level={2} title="Nobody is named yet">
          <p>Until somebody is, the terms and the privacy policy say so to everybody who reads them.</p>
        </EmptyState>
      ) : (
        <ul className="panel list" aria-label="Versions, the latest first">
          {versions.map((version) => (
            <li key={version.version} className={classes.version}>
              <p>
                <strong>Version {version.version}</strong>, in force from {calendarDayOf(version.inForceFrom)}
                : {version.name}
              </p>
              {version.changes !== '' && <p className="secondary">{version.changes}</p>}
              <p className="note">
                Saved by {version.by} on {momentOf(version.savedAt)}.{' '}
                {version.asks ? 'Members accept it at their next sign-in.' : 'Members were not asked.'}
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
