import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useTranslate } from '@glossator/i18n';
import { Button } from '../ui/Button';
import { ConfirmModal } from '../ui/Modal';
import type { LeaveReason } from './use-new-code';

interface LeaveGuardProps {
  /** Why leaving should be asked about now, if it should. */
  readonly reason: () => LeaveReason | undefined;
  readonly onLeave: () => void;
}

const WORDS = {
  uploading: { title: 'creation.leaveTitle', text: 'creation.leaveText' },
  unpublished: { title: 'creation.leaveDraftTitle', text: 'creation.leaveDraftText' },
} as const;

/** Asks before the page is left with something undone, and lets the browser ask before the tab cuts off uploads. */
export function LeaveGuard({ reason, onLeave }: LeaveGuardProps) {
  const t = useTranslate('host');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      reason() !== undefined && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (reason() === 'uploading') event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [reason]);
  const words = WORDS[reason() ?? 'unpublished'];
  return (
    <ConfirmModal
      title={t(words.title)}
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      buttons={
        <>
          <Button onClick={() => blocker.reset?.()}>{t('creation.stay')}</Button>
          <Button
            look="danger"
            onClick={() => {
              onLeave();
              blocker.proceed?.();
            }}
          >
            {t('creation.leave')}
          </Button>
        </>
      }
    >
      {t(words.text)}
    </ConfirmModal>
  );
}
