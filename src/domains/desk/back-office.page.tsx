import { Outlet } from 'react-router';
import { BackOfficeFrame } from './web/frame/back-office-frame.tsx';

/** The layout of every page from /admin on: its frame is there before they are, and stays while they come and go. */
export default function BackOffice() {
  return (
    <BackOfficeFrame>
      <Outlet />
    </BackOfficeFrame>
  );
}
