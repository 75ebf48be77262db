import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useTranslate } from '@glossator/i18n';
import { Button } from '../ui/Button';
import { ConfirmModal } from '../ui/Modal';

/** Asks before the page is left while uploads run, and lets the browser ask before the tab is closed. */
export function LeaveGuard({
  isActive,
  onLeave,
}: {
  readonly isActive: () => boolean;
  readonly onLeave: () => void;
}) {
  const t = useTranslate('host');
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return isActive() && currentLocation.pathname !== nextLocation.pathname;
  });
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isActive()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isActive]);
  return (
    <ConfirmModal
      title={t('creation.leaveTitle')}
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      buttons={
        <>
          <Button onPress={() => blocker.reset?.()}>{t('creation.stay')}</Button>
          <Button
            look="danger"
            onPress={() => {
              onLeave();
              blocker.proceed?.();
            }}
          >
            {t('creation.leave')}
          </Button>
        </>
      }
    >
      {t('creation.leaveText')}
    </ConfirmModal>
  );
}
