import { useState } from 'react';
import type { Account } from '#contract/own-account.ts';
import { quietButton } from '#web/ui/button-link.ts';
import { Badge } from './badge.tsx';
import parts from './parts.module.css';
import { NoPassword } from './password-section.tsx';
import { SwitchOffForm } from './switch-off-form.tsx';

/** So few left that the next lost phone may be one too many. */
const few = 3;

export function SecondFactorOn({ account }: { account: Account }) {
  const [switchingOff, setSwitchingOff] = useState(false);
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
        Each login asks for a code from your authenticator.
        {left <= few && ' Switch it off and set it up again to get ten fresh recovery codes.'}
      </p>
      {switchingOff ? (
        <>
          <hr className={parts.rule} />
          {account.hasPassword ? <SwitchOffForm onCancel={() => setSwitchingOff(false)} /> : <NoPassword />}
        </>
      ) : (
        <div className={parts.actions}>
          <button type="button" className={quietButton} onClick={() => setSwitchingOff(true)}>
            Switch off…
          </button>
        </div>
      )}
    </div>
  );
}
