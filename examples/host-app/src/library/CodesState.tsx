import { Link } from 'react-router-dom';
import { useTranslate } from '@glossator/i18n';
import { failureMessageKey } from '../app/problems';
import { Button, buttonClass } from '../ui/Button';
import { classNames } from '../ui/class-names';
import ui from '../ui/glossator-ui.module.css';
import css from './glossator-library.module.css';
import { SampleButton } from './SampleButton';
import type { CodeListQuery } from './use-codes';

/** The shelf while the Codes load. */
export function LoadingCodes() {
  const t = useTranslate('host');
  return (
    <div className={css['shelf']} role="status" aria-label={t('common.loading')}>
      {[0, 1, 2, 3, 4].map((index) => (
        <div key={index} className={classNames(ui['skeleton'], css['skeleton'])} />
      ))}
    </div>
  );
}

/** The Codes could not be loaded. */
export function FailedCodes({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useTranslate('host');
  return (
    <div className={css['empty']} role="alert">
      <h2>{t('library.failed')}</h2>
      <p>{t(failureMessageKey(error))}</p>
      <Button look="primary" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </div>
  );
}

/** Nothing to show: because nothing fits the search, nothing is public, or the shelf is new. */
export function NoCodes({ query }: { readonly query: CodeListQuery }) {
  const t = useTranslate('host');
  if (query.search.trim() !== '') {
    return (
      <p className={css['empty']} role="status">
        {t('library.nothingFound', { search: query.search.trim() })}
      </p>
    );
  }
  return (
    <div className={css['empty']}>
      <h2>{query.isPublic ? t('library.emptyPublicTitle') : t('library.emptyTitle')}</h2>
      <p>{query.isPublic ? t('library.emptyPublicText') : t('library.emptyText')}</p>
      {!query.isPublic && (
        <>
          <Link to="/codes/new" className={buttonClass('primary')}>
            {t('library.newCode')}
          </Link>
          <SampleButton />
        </>
      )}
    </div>
  );
}
