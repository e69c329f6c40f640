import { useState } from 'react';
import { useAction } from '#forms/use-action.ts';
import { useChange } from '#forms/use-change.ts';
import { type Role, roles } from '#platform/contract/roles.ts';
import { call } from '#platform/web/call/call.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import type { PersonRecord } from '../../contract/back-office-people.ts';
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
  const change = useChange();
  const { run, busy, failure } = useAction(() => {
    const params = { person: String(person.id) };
    return change(call('POST /api/back-office/people/:person/role', { params, body: { role } }));
  });
  return (
    <RecordSection title="Role" about="A new role signs them out everywhere; they log in again with it.">
      <div className={classes.form}>
        <SelectField
          name="role"
          label="Role"
          data={roles.map((value) => ({ value, label: about[value] }))}
          value={role}
          onChange={({ target }) => setRole(roles[target.selectedIndex] ?? person.role)}
        />
        {failure && <Notice kind="error">{failure}</Notice>}
        <div className="cluster">
          <QuietButton onClick={run} disabled={role === person.role} aria-busy={busy}>
            Change role
          </QuietButton>
        </div>
      </div>
    </RecordSection>
  );
}
