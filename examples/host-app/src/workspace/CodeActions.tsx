import { ChevronDown, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Code, UserRef } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { NotificationsBell } from '../notifications/NotificationsBell';
import { Button } from '../ui/Button';
import { MenuButton } from '../ui/MenuButton';
import { CodeDialogs } from './CodeDialogs';
import type { CodeDialog } from './CodeDialogs';
import css from './glossator-workspace.module.css';
import { PresenceAvatars } from './PresenceAvatars';
import { UpdateLink } from './UpdateLink';
import { useCodeEntries } from './use-code-entries';

/** In an address: the e-mail address of somebody who asks for access, from the mail about it. */
const ASKING = 'share';

interface CodeActionsProps {
  readonly code: Code;
  readonly present: readonly UserRef[];
}

/** The end of the toolbar: what can be done with the Code as a whole, as far as the user's access goes, and who is in it now. */
export function CodeActions({ code, present }: CodeActionsProps) {
  const t = useTranslate('host');
  const [search, setSearch] = useSearchParams();
  const asking = search.get(ASKING) ?? undefined;
  const isOwner = code.user.access === 'owner';
  const isAsked = asking !== undefined && isOwner;
  const [opened, setOpened] = useState<CodeDialog | undefined>(isAsked ? 'share' : undefined);
  const close = () => {
    setOpened(undefined);
    if (asking === undefined) return;
    const rest = new URLSearchParams(search);
    rest.delete(ASKING);
    setSearch(rest, { replace: true });
  };
  return (
    <>
      {code.hasUpdate && <UpdateLink code={code} />}
      <MenuButton label={t('workspace.menu')} entries={useCodeEntries(code, setOpened)}>
        {t('workspace.menu')} <ChevronDown size="1.07em" aria-hidden />
      </MenuButton>
      <NotificationsBell />
      {isOwner && (
        <Button look="primary" title={t('sharing.menu')} onClick={() => setOpened('share')}>
          <UserPlus size="1.07em" aria-hidden />
          <span className={css['shareText']}>{t('sharing.menu')}</span>
        </Button>
      )}
      <PresenceAvatars users={present} />
      <CodeDialogs code={code} opened={opened} asking={asking} onClose={close} />
    </>
  );
}
