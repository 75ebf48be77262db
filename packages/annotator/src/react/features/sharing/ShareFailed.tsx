import { useTranslate } from '@glossator/i18n';
import { TriangleAlert } from 'lucide-react';
import type { SharingState } from '../../../core/sharing/state';
import css from './glossator-sharing.module.css';

/** Why it was not sent (specification section 8), and whom it reached all the same. */
export function ShareFailed({ sharing }: { readonly sharing: SharingState }) {
  const t = useTranslate('annotator');
  const { failure, retryAfterMs, sentTo } = sharing;
  const minutes = Math.ceil((retryAfterMs ?? 0) / 60_000);
  return (
    <div role="alert" className={failure ? css['failure'] : css['none']}>
      {failure && (
        <>
          <TriangleAlert aria-hidden="true" size={15} />
          <p>
            {failure === 'rateLimited'
              ? t('sharing.failures.rateLimited', { minutes })
              : t(`sharing.failures.${failure}`)}
            {sentTo.length > 0 && ` ${t('sharing.sentTo', { addresses: sentTo.join(', ') })}`}
          </p>
        </>
      )}
    </div>
  );
}
