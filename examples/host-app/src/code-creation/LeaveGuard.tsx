import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useTranslate } from '@glossator/i18n';
import { ConfirmModal } from '../ui/Modal';
import type { LeaveReason } from './use-new-code';

interface LeaveGuardProps {
  /** Why leaving should be asked about now, if it should. */
  readonly reason: () => LeaveReason | undefined;
  /** Leaves: at once where there is no reason to ask. */
  readonly onLeave: () => void;
}

const MESSAGES = {
  uploading: { title: 'creation.leaveTitle', text: 'creation.leaveText' },
  unpublished: { title: 'creation.leaveDraftTitle', text: 'creation.leaveDraftText' },
} as const;

/** Asks before the page is left with something undone, and lets the browser ask before closing the tab cancels uploads. */
export function LeaveGuard({ reason, onLeave }: LeaveGuardProps) {
  const t = useTranslate('host');
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (currentLocation.pathname === nextLocation.pathname) return false;
    const isAsked = reason() !== undefined;
    if (!isAsked) onLeave();
    return isAsked;
  });
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (reason() === 'uploading') event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [reason]);
  const messages = MESSAGES[reason() ?? 'unpublished'];
  return (
    <ConfirmModal
      title={t(messages.title)}
      isOpen={blocker.state === 'blocked'}
      cancel={t('creation.stay')}
      onClose={() => blocker.reset?.()}
      confirm={t('creation.leave')}
      onConfirm={() => {
        onLeave();
        blocker.proceed?.();
      }}
    >
      {t(messages.text)}
    </ConfirmModal>
  );
}
