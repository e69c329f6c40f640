import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Account } from '#contract/own-account.ts';
import { call } from '#web/call.ts';
import { button } from '#web/ui/button-link.ts';
import { Notice } from '#web/ui/notice.tsx';
import parts from './parts.module.css';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorOn } from './second-factor-on.tsx';
import { SecondFactorSetup, type Setup } from './second-factor-setup.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useAction } from './use-action.ts';

/** Off, being set up, its recovery codes shown once, and on. */
export function SecondFactorSection({ account }: { account: Account }) {
  const { revalidate } = useRevalidator();
  const [setup, setSetup] = useState<Setup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  async function showCodes(recoveryCodes: readonly string[]): Promise<void> {
    setSetup(null);
    setCodes(recoveryCodes);
    await revalidate();
  }

  function content() {
    if (codes) return <RecoveryCodes codes={codes} email={account.email} onKept={() => setCodes(null)} />;
    if (account.secondFactor) return <SecondFactorOn account={account} />;
    if (setup) return <SecondFactorSetup setup={setup} onOn={showCodes} onCancel={() => setSetup(null)} />;
    return <Off onStart={setSetup} />;
  }

  return (
    <SettingsSection
      title="Two-step sign-in"
      about="Beside the password, a code from an authenticator app. Who learns your password alone cannot log in."
    >
      {content()}
    </SettingsSection>
  );
}

function Off({ onStart }: { onStart: (setup: Setup) => void }) {
  const { run, busy, failure } = useAction(async () => {
    const { data } = await call('POST /api/account/second-factor');
    onStart(data);
  });
  return (
    <div className={parts.stack}>
      <p className={parts.text}>
        It is off. You need an authenticator on your phone: Google Authenticator, Microsoft Authenticator,
        1Password and Aegis all work. Setting it up takes a minute.
      </p>
      {failure && <Notice kind="error">{failure}</Notice>}
      <div className={parts.actions}>
        <button type="button" className={button} onClick={run} aria-busy={busy}>
          {busy ? 'One moment…' : 'Set up two-step sign-in'}
        </button>
      </div>
    </div>
  );
}
