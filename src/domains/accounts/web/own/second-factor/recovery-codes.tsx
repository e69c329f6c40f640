import { saveBlob } from '#platform/web/call/save-blob.ts';
import { Button, QuietButton } from '#ui/action/buttons.tsx';
import { useFocusAtFirst } from '#ui/use-focus-at-first.ts';
import parts from '../parts.module.css';
import { CopyButton } from './copy-button.tsx';
import classes from './recovery-codes.module.css';
import { recoveryCodesFile } from './recovery-codes-file.ts';

type RecoveryCodesProps = { codes: readonly string[]; email: string; onKept: () => void };

/** Shown once: the server keeps only what it needs to recognise them. */
export function RecoveryCodes({ codes, email, onKept }: RecoveryCodesProps) {
  const heading = useFocusAtFirst<HTMLHeadingElement>();
  return (
    <div className="stack">
      <h3 ref={heading} tabIndex={-1} className={parts.subtitle}>
        Keep these recovery codes
      </h3>
      <p className={`secondary ${parts.text}`}>
        Two-step sign-in is on. If your phone is lost, each of these lets you in once. They are shown only
        now: keep them where you keep your passwords.
      </p>
      <ol className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={`row ${parts.actions}`}>
        <Button onClick={onKept}>I have kept them</Button>
        <CopyButton text={codes.join('\n')}>Copy</CopyButton>
        <QuietButton
          onClick={() => saveBlob(recoveryCodesFile(codes, email), 'dosebridge-recovery-codes.txt')}
        >
          Download
        </QuietButton>
      </div>
    </div>
  );
}
