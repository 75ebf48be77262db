import { INVITED_LEVELS } from '@glossator/client-sdk/constants';
import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { UserNotification } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { useDateFormat } from '../app/use-date-format';
import { InvitationButtons } from '../sharing/InvitationButtons';
import { Button } from '../ui/Button';
import { classNames } from '../ui/class-names';
import css from './glossator-notifications.module.css';

/** What a changed Code means to its user, by `params.what`. */
const CHANGES = new Set(['approved', 'update', 'newVersion', 'storageFull', 'handedOver'] as const);
type Change = typeof CHANGES extends Set<infer What> ? What : never;

/** What became of an invitation, by `params.response`. */
const RESPONSES = ['accepted', 'declined', 'left'] as const;

/** The sentence that a notification is. */
function useSentence({ type, params }: UserNotification): string {
  const t = useTranslate('host');
  const title = params['title'] || t('library.untitled');
  const { name = params['isFormer'] ? t('admin.formerUser') : '', email = '' } = params;
  if (type === 'CODE_INVITATION') return t('notifications.invitation', { title, name });
  if (type === 'CODE_INVITATION_RESPONSE') {
    const response = RESPONSES.find((each) => each === params['response']) ?? 'accepted';
    return t(`notifications.invitationAnswer.${response}`, { title, name });
  }
  if (params['what'] === 'accessRequest') {
    const asked = INVITED_LEVELS.find((each) => each === params['access']) ?? 'read';
    const level = t(`library.access.${asked}`);
    return params['isFormer']
      ? t('notifications.formerRequest', { title, level })
      : t('notifications.accessRequest', { title, name, email, level });
  }
  if (params['what'] === 'mentioned') return t('notifications.mentioned', { title, name });
  const what = [...CHANGES].find((each): each is Change => each === params['what']);
  const document = params['document'] ?? '';
  if (what === 'newVersion') return t('notifications.newVersion', { title, document });
  return t(what ? `notifications.${what}` : 'notifications.changed', { title });
}

/** Where a notification leads to. */
function wayOf({ type, params, codeId }: UserNotification): string {
  // The Code does not open before the invitation is accepted.
  if (type === 'CODE_INVITATION') return '/library';
  if (params['what'] === 'accessRequest' && !params['isFormer'])
    return `/codes/${codeId}?share=${encodeURIComponent(params['email'] ?? '')}`;
  if (params['what'] === 'mentioned')
    return `/codes/${codeId}/${params['documentId'] ?? ''}?selection=${params['selectionId'] ?? ''}`;
  const isToReview = params['what'] === 'update' || params['what'] === 'newVersion';
  return isToReview ? `/codes/${codeId}/review` : `/codes/${codeId}`;
}

interface NotificationItemProps {
  readonly notification: UserNotification;
  readonly onFollow: () => void;
  /** An invitation was answered here. */
  readonly onAnswered: () => void;
  readonly onDelete: () => void;
}

/** One notification in a sentence that leads to its Code. */
export function NotificationItem({ notification, onFollow, onAnswered, onDelete }: NotificationItemProps) {
  const t = useTranslate('host');
  const { type, params, codeId, isActive, createdAt } = notification;
  const title = params['title'] || t('library.untitled');
  const sentence = useSentence(notification);
  const message = params['message']?.trim() ?? '';
  const written = useDateFormat('moment');
  return (
    <li className={classNames(css['item'], isActive && css['isNew'])}>
      <Link to={wayOf(notification)} className={css['link']} onClick={onFollow}>
        <span>{sentence}</span>
        {message !== '' && <span dir="auto">{message}</span>}
        <span className={css['when']}>
          {isActive && <strong className={css['new']}>{t('notifications.isNew')} · </strong>}
          <time dateTime={createdAt}>{written(createdAt)}</time>
        </span>
      </Link>
      <Button look="quiet" icon aria-label={t('notifications.deleteOne', { title })} onClick={onDelete}>
        <X size="1.07em" aria-hidden />
      </Button>
      {type === 'CODE_INVITATION' && (
        <div className={css['answers']}>
          <InvitationButtons codeId={codeId} title={title} onAnswered={onAnswered} />
        </div>
      )}
    </li>
  );
}
