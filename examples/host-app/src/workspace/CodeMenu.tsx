import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasAccess } from '@glossator/client-sdk/contract';
import type { Code } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { CopyCodeModal } from '../copying/CopyCodeModal';
import { MenuButton } from '../ui/MenuButton';
import type { MenuEntry } from '../ui/MenuButton';
import { DeleteCodeModal } from './DeleteCodeModal';
import { DeletedDocumentsModal } from './DeletedDocumentsModal';
import { RenameModal } from './RenameModal';
import { useCodeUpdate } from './use-code-update';

/** What can be done with the Code as a whole, as far as the user's access goes. */
export function CodeMenu({ code }: { readonly code: Code }) {
  const t = useTranslate('host');
  const navigate = useNavigate();
  const [open, setOpen] = useState<'rename' | 'delete' | 'copy' | 'deleted'>();
  const update = useCodeUpdate(code.id);
  const isOwner = code.user.access === 'owner';
  const isDraft = code.publication === 'draft';
  const close = () => setOpen(undefined);
  const organizing: readonly MenuEntry[] = [
    { id: 'rename', label: t('workspace.rename'), onAction: () => setOpen('rename') },
    {
      id: 'organize',
      label: t('workspace.organize'),
      onAction: () => void navigate(`/codes/${code.id}/organise`),
    },
    ...(code.hasUpdate
      ? [
          {
            id: 'review',
            label: t('organising.review'),
            onAction: () => void navigate(`/codes/${code.id}/review`),
          },
        ]
      : []),
  ];
  const publishing: MenuEntry = isDraft
    ? {
        id: 'publish',
        label: t('workspace.publish'),
        onAction: () => update.mutate({ publication: 'published' }),
      }
    : {
        id: 'public',
        label: code.isPublic ? t('workspace.makePrivate') : t('workspace.makePublic'),
        onAction: () => update.mutate({ isPublic: !code.isPublic }),
      };
  return (
    <>
      <MenuButton
        label={t('workspace.menu')}
        entries={[
          ...(hasAccess(code.user.access, 'organize') ? organizing : []),
          ...(isOwner ? [publishing] : []),
          ...(code.archivedDocuments
            ? [
                {
                  id: 'deleted',
                  label: t('workspace.deletedDocuments'),
                  onAction: () => setOpen('deleted'),
                },
              ]
            : []),
          { id: 'copy', label: t('copying.menu'), onAction: () => setOpen('copy') },
          ...(isOwner
            ? [{ id: 'delete', label: t('workspace.delete'), onAction: () => setOpen('delete') }]
            : []),
        ]}
      >
        {t('workspace.menu')} <ChevronDown size="1.07em" aria-hidden />
      </MenuButton>
      {open === 'rename' && <RenameModal code={code} onClose={close} />}
      {open === 'delete' && <DeleteCodeModal code={code} onClose={close} />}
      {open === 'copy' && <CopyCodeModal code={code} onClose={close} />}
      {open === 'deleted' && <DeletedDocumentsModal code={code} onClose={close} />}
    </>
  );
}
