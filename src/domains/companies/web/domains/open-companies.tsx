import { useAction } from '#forms/use-action.ts';
import { useChange } from '#forms/use-change.ts';
import { call } from '#platform/web/call/call.ts';
import { Button } from '#ui/action/buttons.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import type { OpenCompany } from '../../contract/company-domains.ts';
import classes from './open-companies.module.css';

/** Companies that one may ask to join, by the domain of one's address (§26.5). */
export function OpenCompanies({ companies }: { companies: readonly OpenCompany[] }) {
  return (
    <section className="card" aria-label="Companies that you may ask to join">
      <ul className={`list stack ${classes.companies}`}>
        {companies.map((company) => (
          <OpenRow key={company.id} company={company} />
        ))}
      </ul>
    </section>
  );
}

function OpenRow({ company: { id, name, asked } }: { company: OpenCompany }) {
  const change = useChange();
  const { run, busy, failure } = useAction(() =>
    change(call('POST /api/companies/:company/joinings', { params: { company: id } })),
  );
  return (
    <li className="bar">
      <div>
        Your address is of a domain of <strong>{name}</strong>
        {failure && <Notice kind="error">{failure}</Notice>}
      </div>
      {asked ? (
        <span className="badge" data-standing="waiting">
          Asked; its administrators answer
        </span>
      ) : (
        <Button onClick={run} aria-busy={busy}>
          Ask to join {name}
        </Button>
      )}
    </li>
  );
}
