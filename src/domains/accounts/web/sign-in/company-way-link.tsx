import { button, quietButton } from '#ui/action/button-link.ts';
import type { CompanyWay } from './company-way.ts';
import classes from './google-sign-in.module.css';

/** The way in by one's company, named by what was typed: who the company is, is told to its people alone. It leaves the page. */
export function CompanyWayLink({ way: { domain, at, only } }: { way: CompanyWay }) {
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
    </div>
  );
}
