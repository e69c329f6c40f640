import { Intro } from '#ui/page/intro.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import { Invitation } from './web/registration/invitation.tsx';
import { Membership } from './web/registration/membership.tsx';
import { Reasons } from './web/registration/reasons.tsx';

export function meta() {
  return pageMeta(
    'Registration',
    'What members get, why registration is free of charge for buyers, and why the finders need it.',
  );
}

/** §2.22 */
export default function RegistrationPage() {
  return (
    <div className="wide">
      <Intro
        topic="Registration"
        title="One business email opens the whole catalogue"
        lead="Registration is free of charge for buyers and mandatory for the finders. It takes two minutes, and no card."
      />
      <Membership />
      <Reasons />
      <Invitation />
    </div>
  );
}
