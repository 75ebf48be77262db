import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { DesktopOnlyModal } from '../shell/DesktopOnlyModal';
import { useSessionState } from './services';

/** Lets only logged-in users through; others go to `/`, the wanted location goes with them (specification section 2). */
export function Guard() {
  const { token } = useSessionState();
  const location = useLocation();
  if (!token) return <Navigate to="/" replace state={{ from: location.pathname + location.search }} />;
  return (
    <>
      <DesktopOnlyModal />
      <Outlet />
    </>
  );
}
