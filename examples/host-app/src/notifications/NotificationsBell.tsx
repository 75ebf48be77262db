import { lazy, Suspense } from 'react';

const NotificationsButton = lazy(() =>
  import('./NotificationsButton').then((module) => ({ default: module.NotificationsButton })),
);

/** The bell, which comes after the screen it is on. */
export function NotificationsBell() {
  return (
    <Suspense fallback={null}>
      <NotificationsButton />
    </Suspense>
  );
}
