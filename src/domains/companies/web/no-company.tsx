import { ButtonLink } from '#ui/action/buttons.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';

/** What stands for the desk: it belongs to no company, and founds none here. */
export function NoCompany() {
  return (
    <EmptyState
      title="You belong to no company here"
      action={<ButtonLink to="/admin/companies">Open the companies</ButtonLink>}
    >
      The desk acts for no company. Companies are added, and given their people, in the back office.
    </EmptyState>
  );
}
