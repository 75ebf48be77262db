import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { useTranslate } from '@glossator/i18n';
import { Message } from '../shell/Message';
import { Button } from '../ui/Button';
import { useServices } from './services';

/** What browsers say when a screen's script does not arrive: the server is away, or was updated meanwhile. */
const MISSING_SCREEN = /dynamically imported module|importing a module script failed|error loading/i;

/** Shown where a screen fell over or did not arrive; nothing that was saved is harmed. */
export function Crash() {
  const t = useTranslate('host');
  const { log } = useServices();
  const error = useRouteError();
  useEffect(() => log.error('A screen fell over', error), [error, log]);
  const isMissing = error instanceof TypeError && MISSING_SCREEN.test(error.message);
  return (
    <div className="glossator-root" role="alert">
      <Message title={isMissing ? t('common.screenMissing') : t('common.somethingWentWrong')}>
        {isMissing && <p>{t('login.network')}</p>}
        <Button look="primary" onClick={() => window.location.reload()}>
          {t('common.retry')}
        </Button>
      </Message>
    </div>
  );
}
