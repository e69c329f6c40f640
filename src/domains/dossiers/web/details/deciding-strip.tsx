import { Converted } from '#domains/catalogue/web/numbers/converted.tsx';
import { InfoTip } from '#ui/mark/info-tip.tsx';
import type { Dossier } from '../../contract/dossiers.ts';
import { decidingFacts } from './deciding-facts.ts';
import classes from './deciding-strip.module.css';

/** What decides about a dossier, before all else there is to read of it. */
export function DecidingStrip({ dossier }: { dossier: Dossier }) {
  return (
    <section className={`card ${classes.strip}`} aria-label="What decides">
      <dl className={classes.facts}>
        {decidingFacts(dossier).map(({ label, value, muted, money, hint }) => (
          <div key={label} className={classes.fact} data-muted={muted || undefined}>
            <dt>
              {label}
              {hint && <InfoTip label={`About ${label}`}>{hint}</InfoTip>}
            </dt>
            <dd>
              {value}
              {money && <Converted money={money} otherwise="EUR" />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
