import { Link } from 'react-router';
import type { Account } from '../../contract/own-account.ts';
import { Badge } from './badge.tsx';
import classes from './email-section.module.css';
import parts from './parts.module.css';
import { SettingsSection } from './settings-section.tsx';

export function EmailSection({ account }: { account: Account }) {
  return (
    <SettingsSection title="Email" about="You log in with it, and term sheets and proposals are sent to it.">
      <p className={`row ${classes.address}`}>
        <strong>{account.email}</strong>
        {account.emailVerified ? (
          <Badge tone="good">Confirmed</Badge>
        ) : (
          <Badge tone="warning">Not confirmed yet</Badge>
        )}
      </p>
      <p className={`secondary ${parts.text}`}>
        Moved to another company? <Link to="/contact-us">Tell us the new address</Link>, and we move the
        account with its requests.
      </p>
    </SettingsSection>
  );
}
