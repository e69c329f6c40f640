import { button, quietButton } from '#ui/action/button-link.ts';
import { TextButton } from '#ui/action/buttons.tsx';
import type { CompanyWay } from './company-way.ts';
import classes from './google-sign-in.module.css';

type CompanyWayLinkProps = {
  way: CompanyWay;
  /** Asks for the password all the same; null where it is asked for. */
  onOther: (() => void) | null;
};

/** The way in by one's company, named by what was typed: who the company is, is told to its people alone. It leaves the page. */
export function CompanyWayLink({ way: { domain, at, only }, onOther }: CompanyWayLinkProps) {
  return (
    <div className="stack" role="status">
      {only ? (
        <p className="secondary">Addresses at {domain} log in by their company’s own sign-in.</p>
      ) : (
        <p className={`line ${classes.or}`}>or</p>
      )}
      <a className={`${only ? button : quietButton} ${classes.link}`} href={at}>
        Continue with {domain}
      </a>
      {onOther && (
        <p className="secondary">
          You belong to the company no more? <TextButton onClick={onOther}>Use your password</TextButton>
        </p>
      )}
    </div>
  );
}
