import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';

/** Tells where one is, or is on the way to, at the moment it is asked: what is rendered lags behind. */
export function useDestination(): () => { pathname: string; search: string; hash: string } {
  const router = useContext(DataRouterContext)?.router;
  return useCallback(() => {
    const { location, navigation } = router?.state ?? {};
    return navigation?.location ?? location ?? window.location;
  }, [router]);
}
