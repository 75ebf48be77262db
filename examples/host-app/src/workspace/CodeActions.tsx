import { UserPlus } from 'lucide-react';
import type { Code, UserRef } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { NotificationsBell } from '../notifications/NotificationsBell';
import { Button } from '../ui/Button';
import css from './glossator-workspace.module.css';
import { PresenceAvatars } from './PresenceAvatars';
import { UpdateLink } from './UpdateLink';

interface CodeActionsProps {
  readonly code: Code;
  readonly present: readonly UserRef[];
  readonly onShare: () => void;
}

/** The end of the toolbar: the Update that waits, who is in the Code now, and sharing it. */
export function CodeActions({ code, present, onShare }: CodeActionsProps) {
  const t = useTranslate('host');
  return (
    <>
      {code.hasUpdate && <UpdateLink code={code} />}
      <PresenceAvatars users={present} />
      {code.user.access === 'owner' && (
        <Button look="primary" title={t('sharing.menu')} onClick={onShare}>
          <UserPlus size="1.07em" aria-hidden />
          <span className={css['shareText']}>{t('sharing.menu')}</span>
        </Button>
      )}
      <NotificationsBell />
    </>
  );
}
