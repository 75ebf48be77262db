import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { useTranslate } from '@glossator/i18n';
import { Message } from '../shell/Message';
import { Button } from '../ui/Button';
import { useServices } from './services';

/** Shown where a screen fell over; nothing that was saved is harmed. */
export function Crash() {
  const t = useTranslate('host');
  const { log } = useServices();
  const error = useRouteError();
  useEffect(() => log.error('A screen fell over', error), [error, log]);
  return (
    <div className="glossator-root">
      <Message title={t('common.somethingWentWrong')}>
        <Button look="primary" onClick={() => window.location.reload()}>
          {t('common.retry')}
        </Button>
      </Message>
    </div>
  );
}
