import { Link } from 'react-router';
import type { LegalSection } from './legal-page.tsx';

export const terms: readonly LegalSection[] = [
  {
    id: 'parties',
    title: 'What these terms cover',
    body: (
      <>
        <p>
          They govern the use of Dosebridge, a marketplace on which companies find dossiers, suppliers and
          services for finished-dosage pharmaceuticals. By creating a profile you accept them for the company
          you act for. If you may not do that, do not register.
        </p>
        <p>
          Dosebridge is for businesses only. It sells no medicines, and nothing on it is an offer to patients,
          pharmacies or consumers.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Registration and your account',
    body: (
      <>
        <p>Registration is free of charge for buyers and mandatory for the finders. You agree to</p>
        <ul>
          <li>register with your business email, your real name and the organisation you work for;</li>
          <li>keep your password to yourself: an account belongs to one person;</li>
          <li>tell us when you leave the organisation, or when somebody else has used your account.</li>
        </ul>
        <p>
          The organisation you state is a label. It gives no right to act for a company that lists products.
        </p>
      </>
    ),
  },
  {
    id: 'listings',
    title: 'What listings are, and are not',
    body: (
      <>
        <p>
          A listing is an invitation to negotiate, not a binding offer. Its facts come from the company behind
          it, which answers for them. Readiness, fees, lead times and capacities can change until a contract
          is signed.
        </p>
        <p>
          The badge ‘Curated’ says that due diligence has been performed in advance on the documents shown to
          us. It replaces neither your own diligence nor an audit of the site.
        </p>
        <p>
          A US constraint date reflects the estimated end of FDA-granted exclusivities. Additional patents or
          legal constraints may still apply. No date on Dosebridge is advice on freedom to operate.
        </p>
      </>
    ),
  },
  {
    id: 'requests',
    title: 'Requests, term sheets and the fee',
    body: (
      <>
        <p>
          A request goes to our desk and to the company behind the listing, with everything you entered and
          attached. Ask for what you mean to consider; volumes should be your honest projection.
        </p>
        <p>
          A term sheet binds once both sides have executed it, and to the extent it says so. With its
          execution a nominal refundable fee is paid to the provider; the term sheet states its amount and the
          cases in which it is returned. Due diligence, supply and licence contracts are made directly between
          the parties. We are not a party to them.
        </p>
      </>
    ),
  },
  {
    id: 'confidentiality',
    title: 'Confidentiality and CDAs',
    body: (
      <>
        <p>
          What you see after login is confidential: use it to decide on a deal, share it inside your
          organisation and with advisers who are bound likewise, and publish none of it.
        </p>
        <p>
          The CDA that you send with a request stands between you and the other company, on the wording both
          have signed. Our draft is a starting point and no legal advice. Companies are shown by identifier; a
          name that a term sheet reveals to you stays with you.
        </p>
      </>
    ),
  },
  {
    id: 'conduct',
    title: 'What is not allowed',
    body: (
      <ul>
        <li>collecting listings by machine, or rebuilding the catalogue elsewhere;</li>
        <li>offering or seeking products that break the law of the market they are meant for;</li>
        <li>uploading what you have no right to pass on, or files that carry malicious code;</li>
        <li>
          finding out who stands behind an identifier in order to go around a request that is under way.
        </li>
      </ul>
    ),
  },
  {
    id: 'liability',
    title: 'Availability and liability',
    body: (
      <>
        <p>
          We run Dosebridge with care, but do not promise that it is always there or that a listing leads to a
          deal. Nobody is liable to us or through us for a negotiation that ends without a contract.
        </p>
        <p>
          We are liable without limit for intent and gross negligence and where the law allows no limit;
          otherwise only for duties on which the use of Dosebridge depends, up to the damage typical of it.
        </p>
      </>
    ),
  },
  {
    id: 'end',
    title: 'Ending, changes and law',
    body: (
      <>
        <p>
          You may close your account at any time. We may close one that breaks these terms, with the reason.
          Requests that a company has already received stay with it.
        </p>
        <p>
          We announce changes by email at least 30 days ahead; if you do not agree, close your account before
          then. The law that is named below applies, without its rules on conflict of laws. Questions:{' '}
          <Link to="/contact-us">write to us</Link>.
        </p>
      </>
    ),
  },
];
