import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { UserNotification } from '@glossator/client-sdk/contract';
import { useLocale, useTranslate } from '@glossator/i18n';
import { Button } from '../ui/Button';
import { classNames } from '../ui/class-names';
import css from './glossator-notifications.module.css';

/** What a changed Code means to its user, by `params.what`. */
const CHANGES = new Set(['approved', 'update', 'storageFull'] as const);
type Change = typeof CHANGES extends Set<infer What> ? What : never;

/** Which sentence a notification is. */
export function sentenceOf({ type, params }: UserNotification) {
  if (type === 'CODE_INVITATION') return 'notifications.invitation' as const;
  if (type === 'CODE_INVITATION_RESPONSE') return 'notifications.invitationAnswer' as const;
  const what = [...CHANGES].find((each): each is Change => each === params['what']);
  return what ? (`notifications.${what}` as const) : ('notifications.changed' as const);
}

interface NotificationItemProps {
  readonly notification: UserNotification;
  readonly onFollow: () => void;
  readonly onDelete: () => void;
}

/** One notification in a sentence that leads to its Code. */
export function NotificationItem({ notification, onFollow, onDelete }: NotificationItemProps) {
  const t = useTranslate('host');
  const locale = useLocale();
  const { params, codeId, isActive, createdAt } = notification;
  const title = params['title'] || t('library.untitled');
  const way = params['what'] === 'update' ? `/codes/${codeId}/review` : `/codes/${codeId}`;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className={classNames(css['item'], isActive && css['isNew'])}>
      <Link to={way} className={css['link']} onClick={onFollow}>
        <span>{t(sentenceOf(notification), { title })}</span>
        <span className={css['when']}>
          {isActive && <strong className={css['new']}>{t('notifications.isNew')} · </strong>}
          <time dateTime={createdAt}>{date.format(new Date(createdAt))}</time>
        </span>
      </Link>
      <Button look="quiet" icon aria-label={t('notifications.deleteOne', { title })} onClick={onDelete}>
        <X size="1.07em" aria-hidden />
      </Button>
    </li>
  );
}
