import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { PersonRecord } from '#contract/back-office-people.ts';
import { type Role, roles } from '#contract/roles.ts';
import { call } from '#web/call.ts';
import { useAction } from '#web/features/forms/use-action.ts';
import { quietButton } from '#web/ui/button-link.ts';
import { Notice } from '#web/ui/notice.tsx';
import { toastSuccess } from '#web/ui/toast.ts';
import classes from './record.module.css';
import { RecordSection } from './record-facts.tsx';

const about: Record<Role, string> = {
  admin: 'Admin: runs the marketplace',
  investor: 'Investor: sees the active deals, not the finders',
  seller: 'Seller: an ordinary member, who buys and sells',
};

/** The role, and the way to another. */
export function PersonRole({ person }: { person: PersonRecord }) {
  const [role, setRole] = useState(person.role);
  const { revalidate } = useRevalidator();
  const { run, busy, failure } = useAction(async () => {
    const { message } = await call('POST /api/back-office/people/:person/role', {
      params: { person: String(person.id) },
      body: { role },
    });
    toastSuccess(message);
    await revalidate();
  });
  return (
    <RecordSection title="Role" about="A new role signs them out everywhere; they log in again with it.">
      <div className={classes.form}>
        <label className={classes.select}>
          Role
          <select value={role} onChange={({ target }) => setRole(roles[target.selectedIndex] ?? person.role)}>
            {roles.map((value) => (
              <option key={value} value={value}>
                {about[value]}
              </option>
            ))}
          </select>
        </label>
        {failure && <Notice kind="error">{failure}</Notice>}
        <div className={classes.actions}>
          <button
            type="button"
            className={quietButton}
            onClick={run}
            disabled={role === person.role}
            aria-busy={busy}
          >
            Change role
          </button>
        </div>
      </div>
    </RecordSection>
  );
}
