import { Link } from 'react-router';
import { homeOf } from '#page-table.ts';
import { useSession } from '#platform/web/session/session.ts';
import { largeButton } from '#ui/action/button-link.ts';
import { Closing } from '#ui/page/closing.tsx';

/** Members go on to where their work is, visitors to the login. */
export function GetStarted() {
  const session = useSession();
  return (
    <Closing
      title="The first search takes a minute"
      text="Start with the molecule you were asked about last week. If it is listed, you know its terms today."
    >
      <Link className={largeButton} to={homeOf(session?.role)} prefetch="intent">
        Get Started
      </Link>
    </Closing>
  );
}
