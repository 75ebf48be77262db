import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Code } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { MenuButton } from '../ui/MenuButton';
import { CodeDialogs } from './CodeDialogs';
import type { CodeDialog } from './CodeDialogs';
import { useCodeEntries } from './use-code-entries';

/** In an address: the e-mail address of somebody who asks for access, from the mail about it. */
const ASKING = 'share';

/** What can be done with the Code as a whole, as far as the user's access goes. */
export function CodeMenu({ code }: { readonly code: Code }) {
  const t = useTranslate('host');
  const [search, setSearch] = useSearchParams();
  const asking = search.get(ASKING) ?? undefined;
  const isAsked = asking !== undefined && code.user.access === 'owner';
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
      <MenuButton label={t('workspace.menu')} entries={useCodeEntries(code, setOpened)}>
        {t('workspace.menu')} <ChevronDown size="1.07em" aria-hidden />
      </MenuButton>
      <CodeDialogs code={code} opened={opened} asking={asking} onClose={close} />
    </>
  );
}
