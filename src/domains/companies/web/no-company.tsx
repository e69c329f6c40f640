import { ButtonLink } from '#ui/action/buttons.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';

/** What stands for who belongs to no company. */
export function NoCompany() {
  return (
    <EmptyState
      title="You belong to no company here"
      action={<ButtonLink to="/contact-us">Write to the desk</ButtonLink>}
    >
      A company’s administrator invites you by mail. Is yours not here yet? The desk adds it, and makes you
      its administrator.
    </EmptyState>
  );
}
