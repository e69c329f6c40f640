import { Link } from 'react-router';
import { SignedInLink } from '#domains/accounts/web/frame/signed-in-link.tsx';
import type { LegalSection } from './legal-page.tsx';
import { StoredData } from './stored-data.tsx';

export const privacy: readonly LegalSection[] = [
  {
    id: 'short',
    title: 'In short',
    body: (
      <ul>
        <li>We store what it takes to sign you in and to carry a request, and nothing to advertise with.</li>
        <li>There are no trackers, no analytics of third parties, and no fonts or scripts from elsewhere.</li>
        <li>What you search for is not recorded under your name, unless you save the search.</li>
        <li>Your data is never sold. It reaches a company only with a request that you send.</li>
      </ul>
    ),
  },
  {
    id: 'stored',
    title: 'What is stored, why, and how long',
    body: (
      <>
        <p>
          The legal grounds are the contract with you (profile, sessions, requests), your consent (messages,
          interest in services), and our interest in a safe service that can account for itself (log, audit
          trail).
        </p>
        <StoredData />
        <p>What has run out is deleted by the product itself, every hour.</p>
      </>
    ),
  },
  {
    id: 'browser',
    title: 'What your browser keeps',
    body: (
      <>
        <p>
          After login, local storage holds the token, your name, your role, and the dossiers you chose to
          compare; logging out clears it in every open tab. A blog post that the desk has not saved yet is
          kept there as well, and stays if the session ends by itself. If you choose light or dark, a cookie{' '}
          <code>color-scheme</code> remembers it for a year, and <code>single-keys</code> that you switched
          the shortcuts of single keys off or on. The page you wanted before login is remembered for that tab
          only. While you sign in with Google, two cookies hold the attempt, for ten minutes at most. There is
          no other cookie, so there is no banner to click away.
        </p>
      </>
    ),
  },
  {
    id: 'requests',
    title: 'Who sees your requests and files',
    body: (
      <>
        <p>
          You, your colleagues if your account belongs to a company, our desk and, once the desk has passed it
          on, the people of the company behind the listing; nobody else. They all read the whole thread:
          answers, messages, files and term sheets. The company behind the listing reads your name and
          organisation there, and neither your email nor your phone; our desk reads these too. If you agree to
          suggestions of other suppliers, our desk uses your criteria to find them; your identity is not
          passed on for that.
        </p>
        <p>
          CDAs and NDAs are kept as you uploaded them and can be downloaded by the same circle only. Every
          download passes a check of who asks.
        </p>
      </>
    ),
  },
  {
    id: 'processors',
    title: 'Who works for us',
    body: (
      <p>
        Those who host the servers, the file storage and the outgoing mail process data for us, under contract
        and on our instructions. If you choose to sign in with Google, Google tells us your name and email and
        learns that you signed in here. Links for sharing a blog post contact the network only when you press
        them.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>
          You may see and correct your data, receive a copy in a common format, have it deleted, restrict or
          object to its use, withdraw a consent for the future, and complain to your data protection
          authority. Profile, copy and deletion are in your hands under{' '}
          <SignedInLink to="/account">Account</SignedInLink>. For everything else{' '}
          <Link to="/contact-us">write to us</Link>, and you have an answer within a month.
        </p>
        <p>
          What a company has already received with a request stays with it as its business record, and what
          the law obliges us to keep stays with us until the period ends.
        </p>
      </>
    ),
  },
  {
    id: 'safety',
    title: 'How it is protected',
    body: (
      <p>
        Connections are encrypted. Passwords and session tokens are stored only as hashes. Uploaded files are
        checked for their real type. Access to a request is decided in the database query itself, by whose it
        is. If a breach puts you at risk, we tell you and the authority without delay.
      </p>
    ),
  },
];
