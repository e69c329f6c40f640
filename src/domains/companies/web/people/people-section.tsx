import { useState } from 'react';
import { SettingsSection } from '#domains/accounts/web/own/settings-section.tsx';
import { useAction } from '#forms/use-action.ts';
import { call } from '#platform/web/call/call.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { useFirstNew } from '#ui/use-first-new.ts';
import type { CompanyPerson } from '../../contract/company-people.ts';
import type { ShownCompany } from '../load-company.ts';
import { AbsenceDialog } from './absence-dialog.tsx';
import { EndDialog } from './end-dialog.tsx';
import classes from './people-section.module.css';
import { PersonRow } from './person-row.tsx';
import { RoleDialog } from './role-dialog.tsx';

/** The people of a company, by name; its administrators see to them, and everybody to their own leaving. */
export function PeopleSection({ company }: { company: ShownCompany }) {
  const { people, more, manages } = company;
  const [further, setFurther] = useState<{ of: typeof people; people: CompanyPerson[]; more: boolean }>();
  const [acting, setActing] = useState<{ what: 'role' | 'away' | 'end'; person: CompanyPerson } | null>(null);
  // What was shown beyond the first page belongs to that page: once it is read anew, so are they.
  const beyond = further?.of === people ? further : { people: [], more };
  const shown = [...people, ...beyond.people];
  const list = useFirstNew<HTMLUListElement>('li', !beyond.more);
  const next = useAction(async () => {
    const page = await call('GET /api/companies/:company/people', {
      params: { company: company.id },
      query: { after: shown.at(-1)?.id },
    });
    setFurther({ of: people, people: [...beyond.people, ...page.data], more: page.more });
  });
  return (
    <SettingsSection
      title="People"
      about={
        manages
          ? 'Who belongs to the company, and what each may do. One administrator stays at least.'
          : 'Who belongs to the company. Its administrators give roles, invite and end.'
      }
    >
      <ul ref={list} className={`list ${classes.list}`}>
        {shown.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            manages={manages}
            onRole={() => setActing({ what: 'role', person })}
            onAway={() => setActing({ what: 'away', person })}
            onEnd={() => setActing({ what: 'end', person })}
          />
        ))}
      </ul>
      {beyond.more && (
        <div className="stack">
          {next.failure && <Notice kind="error">{next.failure}</Notice>}
          <p className="row">
            <QuietButton onClick={next.run} aria-busy={next.busy}>
              Show more people
            </QuietButton>
          </p>
        </div>
      )}
      {acting?.what === 'role' && (
        <RoleDialog company={company.id} person={acting.person} onClose={() => setActing(null)} />
      )}
      {acting?.what === 'away' && (
        <AbsenceDialog
          company={{ ...company, people: shown }}
          person={acting.person}
          onClose={() => setActing(null)}
        />
      )}
      {acting?.what === 'end' && (
        <EndDialog
          company={{ ...company, people: shown }}
          person={acting.person}
          onClose={() => setActing(null)}
        />
      )}
    </SettingsSection>
  );
}
