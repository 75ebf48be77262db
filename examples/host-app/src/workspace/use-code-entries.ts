import { useNavigate } from 'react-router-dom';
import { hasAccess } from '@glossator/client-sdk/contract';
import type { Code } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { notify } from '../shell/notify';
import type { MenuEntry } from '../ui/MenuButton';
import { levelsAbove, type CodeDialog } from './CodeDialogs';
import { useCodeUpdate } from './use-code-update';

/** The entries of the menu about the Code as a whole: what the user may not do is not among them. */
export function useCodeEntries(code: Code, open: (dialog: CodeDialog) => void): readonly MenuEntry[] {
  const t = useTranslate('host');
  const navigate = useNavigate();
  const update = useCodeUpdate(code.id);
  const { access, id: userId } = code.user;
  const isOwner = access === 'owner';
  const isMember = code.sharedUsers.some(({ id, status }) => status === 'accepted' && id === userId);
  const canOrganize = hasAccess(access, 'organize');
  const go = (path: string) => () => void navigate(`/codes/${code.id}/${path}`);
  const hide = () => {
    const title = code.title || t('library.untitled');
    const onSuccess = () => notify('info', t('workspace.publishing.hidden', { title }));
    update.mutate({ isPublic: false }, { onSuccess });
  };
  const publishing: MenuEntry =
    code.publication === 'draft'
      ? { id: 'publish', label: t('workspace.publish'), onAction: () => open('publish') }
      : code.isPublic
        ? { id: 'public', label: t('workspace.makePrivate'), onAction: hide }
        : { id: 'public', label: t('workspace.makePublic'), onAction: () => open('makePublic') };
  const entries: readonly (MenuEntry & { readonly isOffered: boolean })[] = [
    {
      id: 'rename',
      label: t('workspace.rename'),
      onAction: () => open('rename'),
      isOffered: canOrganize,
    },
    { id: 'organize', label: t('workspace.organize'), onAction: go('organise'), isOffered: canOrganize },
    {
      id: 'review',
      label: t('organising.review'),
      onAction: go('review'),
      isOffered: canOrganize && code.hasUpdate,
    },
    // The owner shares it by a button of the toolbar.
    {
      id: 'people',
      label: t('sharing.people'),
      onAction: () => open('share'),
      isOffered: isMember,
    },
    { ...publishing, isOffered: isOwner },
    {
      id: 'deleted',
      label: t('workspace.deletedDocuments'),
      onAction: () => open('deleted'),
      isOffered: code.archivedDocuments !== undefined,
    },
    {
      id: 'request',
      label: t('sharing.request.more'),
      onAction: () => open('request'),
      isOffered: levelsAbove(code).length > 0,
    },
    { id: 'copy', label: t('copying.menu'), onAction: () => open('copy'), isOffered: true },
    { id: 'leave', label: t('sharing.leave'), onAction: () => open('leave'), isOffered: isMember },
    { id: 'delete', label: t('workspace.delete'), onAction: () => open('delete'), isOffered: isOwner },
  ];
  return entries.filter(({ isOffered }) => isOffered);
}
