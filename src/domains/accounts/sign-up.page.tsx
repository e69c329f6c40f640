import { useSearchParams } from 'react-router';
import { pageMeta } from '#ui/page/page-meta.ts';
import { AccountFrame } from './web/frame/account-frame.tsx';
import { Benefits } from './web/sign-up/benefits.tsx';
import { InvitationForm } from './web/sign-up/invitation-form.tsx';
import { ProfileForm } from './web/sign-up/profile-form.tsx';

export function meta() {
  return pageMeta(
    'Sign Up',
    'Registration is free: find dossiers and suppliers, and request term sheets from them.',
  );
}

/**
 * §2.6: the full form for an address that is known (variant A), otherwise the form that
 * asks for an invitation (variant B).
 */
export default function SignUpPage() {
  const [query] = useSearchParams();
  const email = query.get('email');
  if (email) {
    return (
      <AccountFrame
        title="Create your profile"
        lead="One step left, then the finders are yours."
        beside={<Benefits />}
      >
        <ProfileForm email={email} invite={query.get('invite') ?? undefined} />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      title="Sign Up"
      lead="Provide your business email below and we will send you an email to get started."
      beside={<Benefits />}
    >
      <InvitationForm />
    </AccountFrame>
  );
}
