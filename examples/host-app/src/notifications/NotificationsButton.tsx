import { Bell } from 'lucide-react';
import { useState } from 'react';
import { Button, Dialog, DialogTrigger, Heading, Popover } from 'react-aria-components';
import { useTranslate } from '@glossator/i18n';
import { AriaLocale } from '../ui/AriaLocale';
import { Button as PlainButton, buttonClass } from '../ui/Button';
import { classNames } from '../ui/class-names';
import ui from '../ui/glossator-ui.module.css';
import css from './glossator-notifications.module.css';
import { NotificationsList } from './NotificationsList';
import { useNotifications } from './use-notifications';

/** The most that the count on the bell says. */
const MOST = 99;

/** The bell: how many notifications are new, and the list of all. */
export function NotificationsButton() {
  const t = useTranslate('host');
  const notifications = useNotifications();
  const [isOpen, setOpen] = useState(false);
  const count = notifications.active.length;
  return (
    <AriaLocale>
      <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
        <Button
          aria-label={t('notifications.open', { count })}
          className={classNames(buttonClass('quiet', true), css['bell'])}
        >
          <Bell size="1.21em" aria-hidden />
          {count > 0 && (
            <span className={css['count']} aria-hidden>
              {count > MOST ? `${MOST}+` : count}
            </span>
          )}
        </Button>
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
