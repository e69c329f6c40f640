import { useState } from 'react';
import type { Account } from '#domains/accounts/contract/own-account.ts';
import { ConfirmDialog } from '#domains/accounts/web/own/confirm-dialog.tsx';
import { SettingsSection } from '#domains/accounts/web/own/settings-section.tsx';
import { AskedButton } from '#forms/asked-button.tsx';
import { useAction } from '#forms/use-action.ts';
import { useChange } from '#forms/use-change.ts';
import { call } from '#platform/web/call/call.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import type { CompanySignIn } from '../../contract/company-sign-in.ts';
import classes from '../people/people-section.module.css';
import { SignInForm } from './sign-in-form.tsx';

type SignInProps = { company: string; settings: CompanySignIn; account: Account };

/** How the people of a company sign in (§26.8). */
export function SignInSection(props: SignInProps) {
  const { settings, company } = props;
  return (
    <>
      <SettingsSection
        title="Sign-in"
        about="Your people may come in by your own provider of OpenID Connect, for domains that are proven. Whoever comes by it for the first time belongs to the company."
      >
        {settings.domains.length === 0 ? (
          <p className="secondary">Prove a domain first: the section above says how.</p>
        ) : (
          <div className={classes.form}>
            <p className={classes.about}>
              Your provider leads back to <code>{settings.redirectUri}</code>
            </p>
            {settings.signIn && <Standing {...props} signIn={settings.signIn} />}
            <SignInForm {...props} key={settings.signIn === null ? 'none' : 'set'} />
          </div>
        )}
      </SettingsSection>
      <SecondFactor company={company} required={settings.requiresSecondFactor} />
    </>
  );
}

type StandingProps = SignInProps & { signIn: NonNullable<CompanySignIn['signIn']> };

/** Whether it is the only way, and taking it away. */
function Standing({ company, signIn, account }: StandingProps) {
  const { onlyWay, mayBeOnlyWay } = signIn;
  const [dropping, setDropping] = useState(false);
  const change = useChange();
  const params = { company };
  const set = (only: boolean) =>
    change(call('POST /api/companies/:company/sign-in/only-way', { params, body: { only } }));
  const open = useAction(() => set(false));
  return (
    <div className="stack">
      <p className={`row ${classes.name}`}>
        <span className="badge" data-standing={onlyWay ? 'done' : 'waiting'}>
          {onlyWay ? 'The only way in' : 'One way in beside others'}
        </span>
      </p>
      {!onlyWay && !mayBeOnlyWay && (
        <p className="secondary small">
          To make it the only way, log in by it first: so you know that it lets you in.
        </p>
      )}
      {open.failure && <Notice kind="error">{open.failure}</Notice>}
      <div className="cluster">
        {onlyWay && (
          <QuietButton onClick={open.run} aria-busy={open.busy}>
            Open the other ways
          </QuietButton>
        )}
        {!onlyWay && mayBeOnlyWay && (
          <AskedButton verb="Close" of="the other ways" inFull act={() => set(true)}>
            People of its domains are signed out wherever they came in by a password or Google, and come in by
            your provider alone.
          </AskedButton>
        )}
        <QuietButton onClick={() => setDropping(true)}>Take away the sign-in…</QuietButton>
      </div>
      {dropping && (
        <ConfirmDialog
          account={account}
          title="Take away the sign-in?"
          about={<p>Who has no password sets one by ‘Forgot password?’. Nobody loses their membership.</p>}
          action="Take away"
          danger
          send={async (body) => {
            await change(call('DELETE /api/companies/:company/sign-in', { params, body }));
            setDropping(false);
          }}
          onClose={() => setDropping(false)}
        />
      )}
    </div>
  );
}

/** Whether all of the company's people need a second factor. */
function SecondFactor({ company, required }: { company: string; required: boolean }) {
  const change = useChange();
  const params = { company };
  const set = (wanted: boolean) =>
    change(call('POST /api/companies/:company/second-factor', { params, body: { required: wanted } }));
  const { run, busy, failure } = useAction(() => set(false));
  return (
    <SettingsSection
      title="Second factor"
      about="Beside a password: an authenticator or a passkey. Your own provider counts as one where it says that it asked for more than a password."
    >
      <div className="stack">
        <p>
          {required
            ? 'All of its people need one: who has none reaches only their account.'
            : 'It is each one’s own choice.'}
        </p>
        {failure && <Notice kind="error">{failure}</Notice>}
        <div className="row">
          {required ? (
            <QuietButton onClick={run} aria-busy={busy}>
              Ask for none
            </QuietButton>
          ) : (
            <AskedButton verb="Ask" of="all of them for one" inFull act={() => set(true)}>
              Who has none, you too, reaches only their account until they have switched one on.
            </AskedButton>
          )}
        </div>
      </div>
    </SettingsSection>
  );
}
