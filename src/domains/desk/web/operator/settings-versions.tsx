import { money } from '#platform/contract/amounts.ts';
import { momentOf } from '#ui/dates.ts';
import type { ToldSettings } from '../../contract/operator-settings.ts';
import classes from './operator.module.css';
import { SettingsForm } from './settings-form.tsx';

/** What the product reckons with until the desk sets something else, and all that was set. */
export function SettingsVersions({ told }: { told: ToldSettings }) {
  const { versions } = told;
  return (
    <section className={`stack-loose ${classes.operator}`} aria-labelledby="settings">
      <div className="stack">
        <h2 id="settings" className={classes.title}>
          Fee and review times
        </h2>
        <p className="secondary">
          They hold from the moment in which they are kept: other months have launch windows worked out anew.
          Where the fee is left empty none is asked for; a request of which a payment arrived keeps its own.
        </p>
      </div>
      <SettingsForm key={versions[0]?.version ?? 0} {...told} />
      {versions.length > 0 && (
        <ul className="panel list" aria-label="Settings, the latest first">
          {versions.map(({ version, fee, review, by, savedAt }) => (
            <li key={version} className={classes.version}>
              <p>
                <strong>Version {version}</strong>:{' '}
                {fee === null ? 'no fee' : `fee ${money(fee.amount, fee.currency)}`}, reviews of {review.EU}{' '}
                months in the EU, {review.US} in the United States, and {review.biologic} of a biologic there
              </p>
              <p className="note">
                Saved by {by} on {momentOf(savedAt)}.
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
