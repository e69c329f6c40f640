import { Notice } from '#ui/mark/notice.tsx';
import { Page } from '#ui/page/page.tsx';
import { serviceKinds } from '../../contract/service-kinds.ts';
import type { ServiceInterest } from '../../contract/services.ts';
import { HalfABridge } from '../coming-soon/half-a-bridge.tsx';
import { SoonBadge } from '../coming-soon/soon-badge.tsx';
import { ServiceCard } from './service-card.tsx';
import classes from './services-soon.module.css';
import { useInterests } from './use-interests.ts';

const title = 'Services Finder';

/** The services to come. `interests` is null where it could not be learnt what was chosen before. */
export function ServicesSoon({ interests }: { interests: readonly ServiceInterest[] | null }) {
  const chosen = useInterests(interests ?? []);
  return (
    <Page
      measured
      title={title}
      breadcrumb={[{ label: 'Home', to: '/home' }, { label: title }]}
      lead="Trusted providers for what a dossier or a plant alone does not give you. Say which you need, and we tell you when it opens."
      actions={<SoonBadge />}
    >
      {interests === null && (
        <Notice kind="warning">
          What you chose before could not be loaded. Choosing again does no harm.
        </Notice>
      )}
      <ul className={`list ${classes.services}`}>
        {serviceKinds.map((service) => (
          <ServiceCard key={service} service={service} interests={chosen} />
        ))}
      </ul>
      <div className={classes.picture}>
        <HalfABridge />
      </div>
    </Page>
  );
}
