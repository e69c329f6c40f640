import { type ComponentProps, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { cameFrom } from '#platform/web/session/came-from.ts';

type CameFromLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { finder: string };

/** A link to the search of a finder that one came from. */
export function CameFromLink({ finder, ...props }: CameFromLinkProps) {
  const [address, setAddress] = useState(finder);
  // Only the browser knows: the first render agrees with the server's.
  useEffect(() => setAddress(cameFrom(finder)), [finder]);
  return <Link {...props} to={address} />;
}
