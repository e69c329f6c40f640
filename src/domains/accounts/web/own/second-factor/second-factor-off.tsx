import { Button, QuietButton } from '#ui/action/buttons.tsx';
import parts from '../parts.module.css';
import classes from './second-factor-off.module.css';

/** What can be asked for after the password. */
export type Way = 'passkey' | 'authenticator';

/** The two ways to switch it on, side by side. */
export function SecondFactorOff({ onAdd }: { onAdd: (way: Way) => void }) {
  return (
    <div className="stack">
      <p className={`secondary ${parts.text}`}>
        It is off. Choose what a login asks for after the password; you can add the other way later.
      </p>
      <ul className={`list stack ${classes.ways}`}>
        <li className={classes.way}>
          <h3 className={parts.subtitle}>Passkey</h3>
          <p className={`secondary ${parts.text}`}>
            Your fingerprint, face or PIN on this device, or a security key. Nothing to type, and no copy of
            our site can talk you out of it.
          </p>
          <Button onClick={() => onAdd('passkey')}>Add a passkey</Button>
        </li>
        <li className={classes.way}>
          <h3 className={parts.subtitle}>Authenticator app</h3>
          <p className={`secondary ${parts.text}`}>
            Six digits from your phone: Google Authenticator, Microsoft Authenticator, 1Password and Aegis all
            work.
          </p>
          <QuietButton onClick={() => onAdd('authenticator')}>Set up authenticator</QuietButton>
        </li>
      </ul>
    </div>
  );
}
