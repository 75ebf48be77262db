import type { Code } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { Modal } from '../ui/Modal';
import ui from '../ui/glossator-ui.module.css';
import { InviteForm } from './InviteForm';
import { PeopleList } from './PeopleList';
import { useSharedUsers } from './use-shared-users';

interface ShareModalProps {
  readonly code: Code;
  /** Somebody who asked for access, by e-mail address. */
  readonly asking?: string | undefined;
  readonly onClose: () => void;
}

/** The Code share dialog (specification section 2): who works in the Code, and for the owner, who else shall. */
export function ShareModal({ code, asking, onClose }: ShareModalProps) {
  const t = useTranslate('host');
  const sharing = useSharedUsers(code.id, code.user.id);
  const isOwner = code.user.access === 'owner';
  // Whoever is in already has a level to change in the list.
  const isKnown = code.sharedUsers.some(({ email }) => email?.toLowerCase() === asking?.toLowerCase());
  return (
    <Modal
      title={t(isOwner ? 'sharing.title' : 'sharing.peopleOf', {
        title: code.title || t('library.untitled'),
      })}
      isOpen
      onClose={onClose}
    >
      {isOwner ? (
        <InviteForm invite={sharing.invite} address={isKnown ? undefined : asking} />
      ) : (
        <p className={ui['dialogText']}>{t('sharing.ownerOnly', { name: code.owner.name })}</p>
      )}
      <PeopleList code={code} sharing={sharing} />
    </Modal>
  );
}
