import { useTranslate } from '@glossator/i18n';
import { failureMessageKey } from '../app/problems';
import { MoreButton } from '../ui/MoreButton';
import { StaleSign } from '../ui/StaleSign';
import { Button } from '../ui/Button';
import primitives from '../ui/glossator-primitives.module.css';
import ui from '../ui/glossator-ui.module.css';
import css from './glossator-notifications.module.css';
import { NotificationItem } from './NotificationItem';
import type { useNotifications } from './use-notifications';

type NotificationsListProps = ReturnType<typeof useNotifications> & {
  /** The user follows one of them. */
  readonly onLeave: () => void;
};

/** All notifications, newest first; or that they load, could not be loaded, or are none. */
export function NotificationsList({ query, items, read, remove, onLeave }: NotificationsListProps) {
  const t = useTranslate('host');
  if (query.isPending) {
    return (
      <div className={css['state']} role="status" aria-label={t('common.loading')}>
        <div className={ui['skeleton']} />
        <div className={ui['skeleton']} />
      </div>
    );
  }
  if (!query.data) {
    return (
      <div className={css['state']} role="alert">
        <strong>{t('notifications.failed')}</strong>
        <span>{t(failureMessageKey(query.error))}</span>
        <Button disabled={query.isFetching} onClick={() => void query.refetch()}>
          {t('common.retry')}
        </Button>
      </div>
    );
  }
  if (items.length === 0) {
    return (
      <div className={css['state']}>
        <strong>{t('notifications.empty')}</strong>
        <span>{t('notifications.emptyText')}</span>
      </div>
    );
  }
  return (
    <>
      <StaleSign query={query} failed={t('notifications.failed')} />
      <ul className={primitives['stack']}>
        {items.map((notification) => (
          <NotificationItem
            key={notification.id}
            notification={notification}
            onFollow={() => {
              if (notification.isActive) read.mutate([notification.id]);
              onLeave();
            }}
            onAnswered={onLeave}
            onDelete={() => remove.mutate(notification.id)}
          />
        ))}
      </ul>
      <MoreButton list={query} text={t('notifications.more')} failed={t('notifications.failed')} />
    </>
  );
}
