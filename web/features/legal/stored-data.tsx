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
    what: 'Sessions: a hash of the token, the kind of device, when it ends',
    why: 'To keep you signed in',
    until: '12 hours; 30 days with Remember me; at once on logout',
  },
  {
    what: 'Second factor, if you switch it on',
    why: 'To ask for it at login',
    until: 'You switch it off',
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
    what: 'Mails we sent you, and whether they left',
    why: 'To prove and repeat what we told you',
    until: 'Your account is deleted',
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
