import { Button, Dialog, DialogTrigger, Heading, Popover } from 'react-aria-components';
import { useTranslate } from '@glossator/i18n';
import { AriaLocale } from '../ui/AriaLocale';
import { Button as PlainButton } from '../ui/Button';
import { classNames } from '../ui/class-names';
import ui from '../ui/glossator-ui.module.css';
import { useOpening } from '../ui/use-opening';
import { useBell } from './BellButton';
import css from './glossator-notifications.module.css';
import { NotificationsList } from './NotificationsList';
import type { useNotifications } from './use-notifications';

interface NotificationsButtonProps {
  readonly notifications: ReturnType<typeof useNotifications>;
}

/** The bell with the list of all notifications, which is open as soon as it is there. */
export function NotificationsButton({ notifications }: NotificationsButtonProps) {
  const t = useTranslate('host');
  const { button, isOpen, setOpen } = useOpening(true);
  const count = notifications.active.length;
  const bell = useBell(count);
  return (
    <AriaLocale>
      <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
        <Button ref={button} {...bell} />
        <Popover
          placement="bottom end"
          className={classNames('glossator-root', ui['popover'], css['popover'])}
        >
          <Dialog className={css['dialog'] ?? ''}>
            <header className={css['head']}>
              <Heading slot="title" className={css['title'] ?? ''}>
                {t('notifications.title')}
              </Heading>
              {count > 0 && (
                <PlainButton
                  look="quiet"
                  onClick={() => notifications.read.mutate(notifications.active.map(({ id }) => id))}
                >
                  {t('notifications.markAll')}
                </PlainButton>
              )}
            </header>
            <NotificationsList {...notifications} onLeave={() => setOpen(false)} />
          </Dialog>
        </Popover>
      </DialogTrigger>
    </AriaLocale>
  );
}
