import { lazy, Suspense, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { LiveAccount } from '../account/LiveAccount';
import { LiveNotifications } from '../notifications/LiveNotifications';
import { useSessionState } from './services';

const DesktopOnlyModal = lazy(() =>
  import('../shell/DesktopOnlyModal').then(({ DesktopOnlyModal }) => ({ default: DesktopOnlyModal })),
);

/**
 * A phone or small tablet: touch is its main pointer and the window is narrower than the smallest supported desktop. One that is narrow only is
 * a small window, or a large one whose user enlarges everything.
 */
const MOBILE = '(pointer: coarse) and (max-width: 1036px)';

/** Lets only logged-in users through; others go to `/`, the wanted location goes with them (specification section 2). */
export function Guard() {
  const { token } = useSessionState();
  const { pathname, search, hash } = useLocation();
  const [isMobile] = useState(() => window.matchMedia(MOBILE).matches);
  if (!token) return <Navigate to="/" replace state={{ from: pathname + search + hash }} />;
  return (
    <>
      {isMobile && (
        <Suspense fallback={null}>
          <DesktopOnlyModal />
        </Suspense>
      )}
      <LiveNotifications />
      <LiveAccount />
      <Outlet />
    </>
  );
}
