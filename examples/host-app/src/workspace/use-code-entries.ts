import { useNavigate } from 'react-router-dom';
import type { AnnotatorMenuEntry } from '@glossator/annotator';
import { hasAccess } from '@glossator/client-sdk/access';
import type { Code } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { notify } from '../shell/notify';
import type { CodeDialog } from './CodeDialogs';
import { levelsAbove } from './levels-above';
import { useCodeUpdate } from './use-code-update';

/** The entries of the menu about the Code as a whole: what the user may not do is not among them. */
export function useCodeEntries(
  code: Code,
  open: (dialog: CodeDialog) => void,
): readonly AnnotatorMenuEntry[] {
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
  const publishing: AnnotatorMenuEntry =
    code.publication === 'draft'
      ? { key: 'publish', label: t('workspace.publish'), onChoose: () => open('publish') }
      : code.isPublic
        ? { key: 'public', label: t('workspace.makePrivate'), onChoose: hide }
        : { key: 'public', label: t('workspace.makePublic'), onChoose: () => open('makePublic') };
  const entries: readonly (AnnotatorMenuEntry & { readonly isOffered: boolean })[] = [
    {
      key: 'rename',
      label: t('workspace.rename'),
      onChoose: () => open('rename'),
      isOffered: canOrganize,
    },
    { key: 'organize', label: t('workspace.organize'), onChoose: go('organise'), isOffered: canOrganize },
    {
      key: 'review',
      label: t('organising.review'),
      onChoose: go('review'),
      isOffered: canOrganize && code.hasUpdate,
    },
    // The owner shares it by a button of the toolbar.
    {
      key: 'people',
      label: t('sharing.people'),
      onChoose: () => open('share'),
      isOffered: isMember,
    },
    { ...publishing, isOffered: isOwner },
    {
      key: 'deleted',
      label: t('workspace.deletedDocuments'),
      onChoose: () => open('deleted'),
      isOffered: code.archivedDocuments !== undefined,
    },
    {
      key: 'request',
      label: t('sharing.request.more'),
      onChoose: () => open('request'),
      isOffered: levelsAbove(code).length > 0,
    },
    { key: 'copy', label: t('copying.menu'), onChoose: () => open('copy'), isOffered: true },
    { key: 'leave', label: t('sharing.leave'), onChoose: () => open('leave'), isOffered: isMember },
    {
      key: 'delete',
      label: t('workspace.delete'),
      onChoose: () => open('delete'),
      isOffered: isOwner,
      isDangerous: true,
    },
  ];
  return entries.filter(({ isOffered }) => isOffered).map(({ isOffered: _, ...entry }) => entry);
}
