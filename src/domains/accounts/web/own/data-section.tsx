import { useState } from 'react';
import { useAction } from '#forms/use-action.ts';
import { download } from '#platform/web/call/call.ts';
import { DangerQuietButton, QuietButton } from '#ui/action/buttons.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import type { Account } from '../../contract/own-account.ts';
import { DeletionDialog } from './deletion-dialog.tsx';
import parts from './parts.module.css';
import { SettingsSection } from './settings-section.tsx';

export function DataSection({ account }: { account: Account }) {
  const [deleting, setDeleting] = useState(false);
  const { run, busy, failure } = useAction(() => download('/api/account/export', 'dosebridge-account.json'));
  return (
    <SettingsSection title="Your data" about="Take it with you, or have it deleted.">
      <div className="stack">
        <h3 className={parts.subtitle}>Export</h3>
        <p className={`secondary ${parts.text}`}>
          Everything we keep about you in one JSON file: profile, requests, signed-in devices.
        </p>
        {failure && <Notice kind="error">{failure}</Notice>}
        <div className={`row ${parts.actions}`}>
          <QuietButton onClick={run} aria-busy={busy}>
            {busy ? 'Preparing…' : 'Export my data'}
          </QuietButton>
        </div>
        <hr className={parts.rule} />
        <h3 className={parts.subtitle}>Delete account</h3>
        <p className={`secondary ${parts.text}`}>
          Your name, email, phone, password and sessions go for good. Requests you sent stay as business
          records of the suppliers they went to, without your name.
        </p>
        <div className={`row ${parts.actions}`}>
          <DangerQuietButton onClick={() => setDeleting(true)}>Delete account…</DangerQuietButton>
        </div>
      </div>
      {deleting && <DeletionDialog account={account} onClose={() => setDeleting(false)} />}
    </SettingsSection>
  );
}
