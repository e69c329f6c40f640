import { Link } from 'react-router';
import { homeOf } from '#web/page-table.ts';
import { useSession } from '#web/session.ts';
import { largeButton } from '#web/ui/button-link.ts';
import { Closing } from '#web/ui/closing.tsx';

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
