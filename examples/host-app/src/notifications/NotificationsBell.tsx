import { useLater } from '../shell/use-later';
import { BellButton } from './BellButton';
import { useNotifications } from './use-notifications';

const load = async () => (await import('./NotificationsButton')).NotificationsButton;

/** The bell: how many notifications are new. Their list is loaded when somebody points at it. */
export function NotificationsBell() {
  const notifications = useNotifications();
  const { part: Loaded, isPending, want, prepare } = useLater(load);
  if (Loaded) return <Loaded notifications={notifications} />;
  return (
    <BellButton
      count={notifications.active.length}
      aria-haspopup="dialog"
      aria-expanded={false}
      aria-busy={isPending}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={want}
    />
  );
}
