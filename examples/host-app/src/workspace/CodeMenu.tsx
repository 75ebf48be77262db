import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Code } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { MenuButton } from '../ui/MenuButton';
import { DeleteCodeModal } from './DeleteCodeModal';
import { RenameModal } from './RenameModal';
import { useCodeUpdate } from './use-code-update';

/** What can be done with the Code as a whole, as far as the user's access goes. */
export function CodeMenu({ code }: { readonly code: Code }) {
  const navigate = useNavigate();
  const t = useTranslate('host');
  const [open, setOpen] = useState<'rename' | 'delete'>();
  const update = useCodeUpdate(code.id);
  const isOwner = code.user.access === 'owner';
  const close = () => setOpen(undefined);
  return (
    <>
      <MenuButton
        label={t('workspace.menu')}
        entries={[
          { id: 'rename', label: t('workspace.rename'), onAction: () => setOpen('rename') },
          {
            id: 'organize',
            label: t('workspace.organize'),
            onAction: () => void navigate(`/codes/${code.id}/organise`),
          },
          ...(isOwner && code.publication === 'draft'
            ? [
                {
                  id: 'publish',
                  label: t('workspace.publish'),
                  onAction: () => update.mutate({ publication: 'published' }),
                },
              ]
            : []),
          ...(isOwner && code.publication === 'published'
            ? [
                {
                  id: 'public',
                  label: code.isPublic ? t('workspace.makePrivate') : t('workspace.makePublic'),
                  onAction: () => update.mutate({ isPublic: !code.isPublic }),
                },
              ]
            : []),
          ...(isOwner
            ? [{ id: 'delete', label: t('workspace.delete'), onAction: () => setOpen('delete') }]
            : []),
        ]}
      >
        {t('workspace.menu')} <ChevronDown size="1.07em" aria-hidden />
      </MenuButton>
      {open === 'rename' && <RenameModal code={code} onClose={close} />}
      {open === 'delete' && <DeleteCodeModal code={code} onClose={close} />}
    </>
  );
}
