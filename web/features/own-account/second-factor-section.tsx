import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Account } from '#contract/own-account.ts';
import { Notice } from '#web/ui/notice.tsx';
import parts from './parts.module.css';
import { PasskeyForm } from './passkey-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorOff } from './second-factor-off.tsx';
import { SecondFactorOn } from './second-factor-on.tsx';
import { SecondFactorSetup, type Setup } from './second-factor-setup.tsx';
import { SettingsSection } from './settings-section.tsx';

/** Off, a way being added, its recovery codes shown once, and on. */
export function SecondFactorSection({ account }: { account: Account }) {
  const { revalidate } = useRevalidator();
  const [adding, setAdding] = useState<Setup | 'passkey' | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);

  async function showAdded(recoveryCodes: readonly string[]): Promise<void> {
    setCodes(recoveryCodes);
    setAdding(null);
    await revalidate();
  }

  function content() {
    const add = { onAddPasskey: () => setAdding('passkey'), onSetUp: setAdding };
    const cancel = () => setAdding(null);
    if (codes.length > 0)
      return <RecoveryCodes codes={codes} email={account.email} onKept={() => setCodes([])} />;
    if (adding === 'passkey') return <PasskeyForm onAdded={showAdded} onCancel={cancel} />;
    if (adding) return <SecondFactorSetup setup={adding} onOn={showAdded} onCancel={cancel} />;
    return account.secondFactor ? (
      <SecondFactorOn account={account} {...add} />
    ) : (
      <SecondFactorOff {...add} />
    );
  }

  return (
    <SettingsSection
      id="two-step-sign-in"
      title="Two-step sign-in"
      about="Beside the password, a passkey or a code from an authenticator app. Who learns your password alone cannot log in."
    >
      <div className={parts.stack}>
        {account.secondFactorMissing && (
          <Notice kind="warning">
            <strong>Admins need two-step sign-in here.</strong> Switch it on, and everything else opens.
          </Notice>
        )}
        {content()}
      </div>
    </SettingsSection>
  );
}
