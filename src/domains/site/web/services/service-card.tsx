import { useId } from 'react';
import { button, quietButton } from '#ui/action/button-link.ts';
import { dayOf } from '#ui/dates.ts';
import { Notice } from '#ui/mark/notice.tsx';
import type { ServiceKind } from '../../contract/service-kinds.ts';
import classes from './service-card.module.css';
import { ServicePicture, serviceTexts } from './service-texts.tsx';
import type { Interests } from './use-interests.ts';

type ServiceCardProps = { service: ServiceKind; interests: Interests };

/** One kind of service to come, and the choice to be told of it. The button stays, so that the focus does too. */
export function ServiceCard({ service, interests: { since, busy, failed, choose } }: ServiceCardProps) {
  const id = useId();
  const chosen = since.get(service);
  const isBusy = busy.has(service);
  return (
    <li className={`card ${classes.card}`}>
      <ServicePicture service={service} />
      <h2 id={`${id}-name`} className={classes.title}>
        {service}
      </h2>
      <p className={classes.text}>{serviceTexts[service].text}</p>
      <button
        type="button"
        className={`${chosen ? quietButton : button} ${classes.tell}`}
        aria-describedby={`${id}-name ${id}-state`}
        aria-pressed={chosen !== undefined}
        aria-disabled={chosen !== undefined || isBusy}
        aria-busy={isBusy}
        onClick={() => choose(service)}
      >
        {chosen && <Tick />}
        Tell me when it opens
      </button>
      <p id={`${id}-state`} className={classes.state} role="status">
        {chosen && `Chosen on ${dayOf(chosen)}. We write to you once it opens.`}
      </p>
      {failed?.service === service && <Notice kind="error">{failed.message}</Notice>}
    </li>
  );
}

function Tick() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="m3.5 8.5 3 3 6-6.5" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
