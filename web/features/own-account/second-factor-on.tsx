import { useState } from 'react';
import type { Account, Passkey } from '#contract/own-account.ts';
import { call } from '#web/call.ts';
import { dangerQuietButton, quietButton } from '#web/ui/button-link.ts';
import { Badge } from './badge.tsx';
import { BothStepsForm } from './both-steps-form.tsx';
import classes from './devices-section.module.css';
import parts from './parts.module.css';
import { PasskeyRow } from './passkey-row.tsx';
import { NoPassword } from './password-section.tsx';
import type { Setup } from './second-factor-setup.tsx';
import { SetUpButton } from './set-up-button.tsx';

/** So few left that the next lost phone may be one too many. */
const few = 3;

export type SecondFactorOnProps = {
  account: Account;
  onAddPasskey: () => void;
  onSetUp: (setup: Setup) => void;
};

/** What a login asks for now, what could be added, and the ways back. */
export function SecondFactorOn({ account, onAddPasskey, onSetUp }: SecondFactorOnProps) {
  const [ending, setEnding] = useState<Passkey | 'everything' | null>(null);
  const left = account.recoveryCodesLeft;
  return (
    <div className={parts.stack}>
      <p className={parts.actions}>
        <Badge tone="good">On</Badge>
        <Badge tone={left <= few ? 'warning' : 'muted'}>
          {left === 1 ? '1 recovery code left' : `${left} recovery codes left`}
        </Badge>
      </p>
      <p className={parts.text}>
        After the password, each login asks for {account.passkeys.length > 0 ? 'one of these.' : 'a code.'}
        {left <= few && ' Switch it off and set it up again to get ten fresh recovery codes.'}
      </p>
      <ul className={classes.devices}>
        {account.passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setEnding(passkey)} />
        ))}
        {account.authenticator && (
          <li className={classes.device}>
            <div className={classes.about}>
              <p className={classes.label}>Authenticator app</p>
              <p className={classes.times}>Six digits from your phone</p>
            </div>
          </li>
        )}
      </ul>
      {ending === null ? (
        <div className={parts.actions}>
          <button type="button" className={quietButton} onClick={onAddPasskey}>
            Add a passkey
          </button>
          {!account.authenticator && <SetUpButton onStart={onSetUp} />}
          <button type="button" className={dangerQuietButton} onClick={() => setEnding('everything')}>
            Switch off…
          </button>
        </div>
      ) : (
        <>
          <hr className={parts.rule} />
          <Ending key={idOf(ending)} account={account} ending={ending} onClose={() => setEnding(null)} />
        </>
      )}
    </div>
  );
}

function idOf(ending: Passkey | 'everything'): string {
  return ending === 'everything' ? ending : ending.id;
}

type EndingProps = { account: Account; ending: Passkey | 'everything'; onClose: () => void };

function Ending({ account, ending, onClose }: EndingProps) {
  if (!account.hasPassword) return <NoPassword />;
  if (ending === 'everything') {
    return (
      <BothStepsForm
        account={account}
        title="Switch two-step sign-in off"
        about="Your authenticator, passkeys and recovery codes are forgotten."
        action="Switch off"
        send={(body) => call('DELETE /api/account/second-factor', { body })}
        onClose={onClose}
      />
    );
  }
  const last = account.passkeys.length === 1 && !account.authenticator;
  return (
    <BothStepsForm
      account={account}
      title={`Remove ‘${ending.name}’`}
      about={last && 'It is the last way: without it two-step sign-in is off, and the recovery codes go.'}
      action="Remove"
      send={(body) => call('DELETE /api/account/passkeys/:id', { params: { id: ending.id }, body })}
      onClose={onClose}
    />
  );
}
