import { mostOpenedKept } from '#domains/catalogue/contract/demand.ts';
import { fewestCompanies } from '#domains/catalogue/contract/few-companies.ts';
import { retention } from '#platform/contract/retention.ts';

type Row = { what: string; why: string; until: string };

/** What the product stores about people. Whoever adds a table with personal data adds its row here. */
const rows: readonly Row[] = [
  {
    what: 'Profile: name, business email, organisation, phone if given',
    why: 'To know whom a request comes from',
    until: 'Your account is deleted',
  },
  {
    what: 'Password',
    why: 'To sign you in; kept only as an Argon2id hash',
    until: 'You change it, or your account is deleted',
  },
  {
    what: 'Sessions: a hash of the token, the kind of device, when it was last used and when it ends',
    why: 'To keep you signed in',
    until: `${retention.sessionHours} hours; ${retention.rememberedSessionDays} days with Remember me, but at most ${retention.unusedSessionDays} without use; at once on logout`,
  },
  {
    what: 'If you sign in with Google: what Google calls your account, a number',
    why: 'To know you again, whatever your address there is',
    until: 'Your account is deleted',
  },
  {
    what: 'Second factor, if you switch it on: the secret of your authenticator, encrypted; of a passkey its name, public key and last use; recovery codes as hashes',
    why: 'To ask for it at login',
    until: `You remove it or switch it off; ${retention.unprovenSecretHours} hours where you began and did not finish`,
  },
  {
    what: 'Links we mailed you: a hash of the key, and your email',
    why: 'To invite you, to prove your email, to set a new password',
    until: `You use it; ${retention.invitationDays} days for an invitation, ${retention.verificationDays} to prove an email, ${retention.resetHours === 1 ? 'one hour' : `${retention.resetHours} hours`} for a password`,
  },
  {
    what: 'Attempts to sign in, counted by account and by address',
    why: 'To stop those who guess passwords',
    until: 'The window of the limit has passed',
  },
  {
    what: 'Requests: markets, volumes, CDA and RFQ files, timeline',
    why: 'To obtain a term sheet for you',
    until: 'Kept as a business record; without your name and address once your account is deleted',
  },
  {
    what: 'Forms you sent: the key that your browser gave each, a hash of what was in it, and numbers of what it made',
    why: 'So that a form that is sent twice is taken once',
    until: `${retention.idempotencyKeyDays} days, or your account is deleted`,
  },
  {
    what: 'Sheets of listings that the desk takes in for a company: the file, and who sent it in when',
    why: 'To check them and to write what they list',
    until: `The file: once it is written or refused, or after ${retention.importSheetDays} days where nobody confirmed it. The line that it was there is kept as a business record`,
  },
  {
    what: 'Shortlist: the dossiers you put aside, and your notes on them',
    why: 'To keep them for you; nobody else reads them',
    until: 'You take them off, or your account is deleted',
  },
  {
    what: 'Named lists: their names, the dossiers you put on them, and your notes',
    why: 'To keep them for you and, where you share a list, for your colleagues, who read your name beside what you put there',
    until:
      'You delete them, or your account is deleted; lists that you share, and what you put on lists of colleagues, stay with your colleagues, without your name',
  },
  {
    what: 'Saved searches: name, words and filters, how often you want to hear of what is new, and which listings they found last',
    why: 'To open them again, to write to you as you chose, and, where you share one, for your colleagues, who read your name beside it',
    until:
      'You delete them, or your account is deleted; those that you share stay with your colleagues, without your name',
  },
  {
    what: 'When you last used each finder, and the time before; not what you looked for',
    why: 'To mark what has been listed since',
    until: 'Your account is deleted',
  },
  {
    what: `The last ${mostOpenedKept} dossiers and suppliers that you opened, and when`,
    why: 'To show them on your home, and to mark what changed since on your lists; nobody else reads them',
    until: 'Others take their place, or your account is deleted',
  },
  {
    what: 'Which listings you opened, shortlisted, compared or asked for today',
    why: 'To tell their owners how many people did, never who, and to count nobody twice',
    until: 'The day is over; the number stays, without you',
  },
  {
    what: 'Interest in a service that is to open',
    why: 'To tell you when it opens',
    until: 'Your account is deleted',
  },
  {
    what: 'Messages to us: name, email, phone and text',
    why: 'To answer you',
    until: 'You ask for deletion, or delete the account of that address',
  },
  {
    what: 'Problems you report: the kind of issue, your words, and the page without what you searched for',
    why: 'To mend them, and to ask you back',
    until: 'Your account is deleted',
  },
  {
    what: 'Which companies searched, opened, shortlisted, compared or asked for a dossier, by day and as a code: no people, and no names',
    why: `To tell how many companies want it, never of fewer than ${fewestCompanies}`,
    until: `${retention.demandMonths} whole months have passed`,
  },
  {
    what: 'How often a dossier is opened, and which searches find nothing: counted by day, without your name',
    why: 'To learn what the catalogue lacks',
    until: 'The dossier is removed; the counts name nobody',
  },
  {
    what: 'Mails we sent you, and whether they left',
    why: 'To prove and repeat what we told you',
    until: `${retention.mailDays} days, or your account is deleted`,
  },
  {
    what: 'Work that waits its turn, such as a mail to write: your email where it needs one',
    why: 'So that a restart loses nothing',
    until: `${retention.finishedJobDays} days after it is done`,
  },
  {
    what: 'Audit trail: who did what, when',
    why: 'To explain and defend decisions',
    until: 'The business record has to be kept no longer',
  },
  {
    what: 'Server log: call, status, duration, account number; no search terms',
    why: 'To keep the service running and safe',
    until: 'The log is rotated',
  },
];

export function StoredData() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Why</th>
          <th scope="col">Until</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ what, why, until }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td data-label="Why">{why}</td>
            <td data-label="Until">{until}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
