import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#platform/web/call/call.ts';
import { DangerQuietButton, QuietButton } from '#ui/action/buttons.tsx';
import { toastSuccess } from '#ui/mark/toast.ts';
import type { Account, Passkey } from '../../../contract/own-account.ts';
import { Badge } from '../badge.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import classes from '../devices-section.module.css';
import parts from '../parts.module.css';
import { PasskeyRow } from './passkey-row.tsx';
import type { Way } from './second-factor-off.tsx';

/** So few left that the next lost phone may be one too many. */
const few = 3;

type SecondFactorOnProps = { account: Account; onAdd: (way: Way) => void };

/** What a login asks for now, what could be added, and the ways back. */
export function SecondFactorOn({ account, onAdd }: SecondFactorOnProps) {
  const [ending, setEnding] = useState<Passkey | 'everything' | null>(null);
  const left = account.recoveryCodesLeft;
  return (
    <div className="stack">
      <p className={`row ${parts.actions}`}>
        <Badge tone="good">On</Badge>
        <Badge tone={left <= few ? 'warning' : 'muted'}>
          {left === 1 ? '1 recovery code left' : `${left} recovery codes left`}
        </Badge>
      </p>
      <p className={`secondary ${parts.text}`}>
        After the password, each login asks for {account.passkeys.length > 0 ? 'one of these.' : 'a code.'}
        {left <= few && ' Switch it off and set it up again to get ten fresh recovery codes.'}
      </p>
      <ul className={`list ${classes.devices}`}>
        {account.passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setEnding(passkey)} />
        ))}
        {account.authenticator && (
          <li className={`bar ${classes.device}`}>
            <div className={classes.about}>
              <p className={`row ${classes.label}`}>Authenticator app</p>
              <p className={`cluster muted ${classes.times}`}>Six digits from your phone</p>
            </div>
          </li>
        )}
      </ul>
      <div className={`row ${parts.actions}`}>
        <QuietButton onClick={() => onAdd('passkey')}>Add a passkey</QuietButton>
        {!account.authenticator && (
          <QuietButton onClick={() => onAdd('authenticator')}>Set up authenticator</QuietButton>
        )}
        <DangerQuietButton onClick={() => setEnding('everything')}>Switch off…</DangerQuietButton>
      </div>
      {ending && <Ending account={account} ending={ending} onClose={() => setEnding(null)} />}
    </div>
  );
}

type EndingProps = { account: Account; ending: Passkey | 'everything'; onClose: () => void };

function Ending({ account, ending, onClose }: EndingProps) {
  const { revalidate } = useRevalidator();

  async function finish({ message }: { message: string }): Promise<void> {
    toastSuccess(message);
    onClose();
    await revalidate();
  }

  if (ending === 'everything') {
    return (
      <ConfirmDialog
        account={account}
        title="Switch two-step sign-in off?"
        about={<p>Your authenticator, passkeys and recovery codes are forgotten.</p>}
        action="Switch off"
        danger
        send={async (body) => finish(await call('DELETE /api/account/second-factor', { body }))}
        onClose={onClose}
      />
    );
  }
  const { id, name } = ending;
  const last = account.passkeys.length === 1 && !account.authenticator;
  return (
    <ConfirmDialog
      account={account}
      title={`Remove ‘${name}’?`}
      about={
        last && <p>It is the last way: without it two-step sign-in is off, and the recovery codes go.</p>
      }
      action="Remove"
      danger
      send={async (body) => finish(await call('DELETE /api/account/passkeys/:id', { params: { id }, body }))}
      onClose={onClose}
    />
  );
}
