import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#platform/web/call/call.ts';
import { Notice } from '#ui/mark/notice.tsx';
import type { Account } from '../../../contract/own-account.ts';
import type { PasskeyCreation } from '../../sign-in/passkeys.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { OtherSessions } from '../other-sessions.tsx';
import type { OwnerProof } from '../proof-fields.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { PasskeyForm } from './passkey-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorOff, type Way } from './second-factor-off.tsx';
import { SecondFactorOn } from './second-factor-on.tsx';
import { SecondFactorSetup, type Setup } from './second-factor-setup.tsx';

/** With what the server gives for it to whoever has shown to be the owner. */
type Adding = { way: 'passkey'; creation: PasskeyCreation } | { way: 'authenticator'; setup: Setup };

async function begin(way: Way, body: OwnerProof): Promise<Adding> {
  return way === 'passkey'
    ? { way, creation: (await call('POST /api/account/passkeys/challenge', { body })).data }
    : { way, setup: (await call('POST /api/account/second-factor', { body })).data };
}

/** Off, a way being added, its recovery codes shown once, and on. */
export function SecondFactorSection({ account, otherDevices }: { account: Account; otherDevices: number }) {
  const { revalidate } = useRevalidator();
  const [adding, setAdding] = useState<Adding | null>(null);
  const [asking, setAsking] = useState<Way | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [areKept, setKept] = useState(false);
  const [hasAdded, setHasAdded] = useState(false);
  // Kept before the account is read anew, they stay until then: what comes after them would say that it is off.
  if (areKept && account.secondFactor) {
    setCodes([]);
    setKept(false);
  }

  async function showAdded(recoveryCodes: readonly string[]): Promise<void> {
    setCodes(recoveryCodes);
    setHasAdded(true);
    setAdding(null);
    await revalidate();
  }

  function content() {
    const cancel = () => setAdding(null);
    if (codes.length > 0)
      return <RecoveryCodes codes={codes} email={account.email} onKept={() => setKept(true)} />;
    if (adding?.way === 'passkey')
      return <PasskeyForm creation={adding.creation} onAdded={showAdded} onCancel={cancel} />;
    if (adding) return <SecondFactorSetup setup={adding.setup} onOn={showAdded} onCancel={cancel} />;
    return account.secondFactor ? (
      <SecondFactorOn account={account} onAdd={setAsking} />
    ) : (
      <SecondFactorOff onAdd={setAsking} />
    );
  }

  return (
    <SettingsSection
      id="two-step-sign-in"
      title="Two-step sign-in"
      about="Beside the password, a passkey or a code from an authenticator app. Who learns your password alone cannot log in."
    >
      <div className="stack">
        {account.secondFactorMissing && (
          <Notice kind="warning">
            <strong>Your account needs two-step sign-in here.</strong> Switch it on, and everything else
            opens.
          </Notice>
        )}
        {content()}
        {hasAdded && otherDevices > 0 && (
          <OtherSessions account={account} count={otherDevices} onDone={() => setHasAdded(false)} />
        )}
      </div>
      {asking && (
        <ConfirmDialog
          account={account}
          title={asking === 'passkey' ? 'Add a passkey' : 'Set up an authenticator'}
          action="Continue"
          send={async (proof) => {
            setAdding(await begin(asking, proof));
            setAsking(null);
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </SettingsSection>
  );
}
