import type { ReactNode } from 'react';
import { Converted } from '#domains/catalogue/web/numbers/converted.tsx';
import { LaunchLine } from '#domains/registers/web/launch-line.tsx';
import type { Launch } from '#domains/registers/web/use-launch-windows.ts';
import { InfoTip } from '#ui/mark/info-tip.tsx';
import { Skeleton } from '#ui/page/skeleton.tsx';
import type { Dossier } from '../../contract/dossiers.ts';
import { decidingFacts } from './deciding-facts.ts';
import classes from './deciding-strip.module.css';

/** What decides about a dossier, before all else there is to read of it: first of all when it may be launched. */
export function DecidingStrip({ dossier, launch }: { dossier: Dossier; launch: Launch }) {
  return (
    <section className={`card ${classes.strip}`} aria-label="What decides">
      <dl className={classes.facts}>
        <div className={`${classes.fact} ${classes.launch}`}>
          <dt>Earliest launch</dt>
          <dd>
            <EarliestLaunch launch={launch} />
          </dd>
        </div>
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

type EarliestLaunchProps = {
  launch: Launch;
  /** What tries it again, where nothing else on the page does. */
  retry?: ReactNode;
};

/** The earliest launch in a line, or that it is still to come, or is not known. */
export function EarliestLaunch({ launch, retry }: EarliestLaunchProps) {
  if (launch === null) return <Skeleton height={16} width="min(320px, 90%)" />;
  if ('failed' in launch) return <span className={classes.nothing}>could not be loaded {retry}</span>;
  if (launch.windows.length === 0) return <span className={classes.nothing}>-</span>;
  return <LaunchLine windows={launch.windows} />;
}
