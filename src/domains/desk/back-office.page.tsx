import { Outlet, useLocation } from 'react-router';
import { BackOfficeFrame } from './web/frame/back-office-frame.tsx';

/**
 * The layout of every page that the desk works on: its frame is there before they are, and stays while they come and go.
 * On those that others have too, these see none of it (§2.29).
 */
export default function BackOffice() {
  const { pathname } = useLocation();
  const isDeskAlone = pathname === '/admin' || pathname.startsWith('/admin/');
  return (
    <BackOfficeFrame isShared={!isDeskAlone}>
      <Outlet />
    </BackOfficeFrame>
  );
}
