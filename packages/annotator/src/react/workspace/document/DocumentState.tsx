import { useTranslate } from '@glossator/i18n';
import { FileX } from 'lucide-react';
import { selectActiveDocument } from '../../../core/documents/selectors';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { Button } from '../../controls/Button';
import { EmptyState } from '../../controls/EmptyState';
import { PasswordForm } from './PasswordForm';
import css from './glossator-document.module.css';

/** What stands in the place of a document that is not there (yet). */
export function DocumentState() {
  const t = useTranslate('annotator');
  const { cancelOpening, reopen: reopenDocument } = useCommands().documents;
  const { status, failure, items } = useAnnotatorState(({ documents }) => documents);
  const title = useAnnotatorState((state) => selectActiveDocument(state)?.title ?? '');
  const { loaded, total } = useAnnotatorState(({ view }) => view.viewer.progress);
  const isStarved = useAnnotatorState(({ view }) => view.viewer.isStarved);
  const hasLostAccess = useAnnotatorState(
    ({ access }) => access.userId !== undefined && !access.capabilities.canRead,
  );
  if (hasLostAccess)
    return (
      <div className={css['cover']}>
        <EmptyState icon={FileX} text={t('notices.accessLost')} isError />
      </div>
    );
  if (status === 'failed' && failure) {
    const canRetry = failure === 'network' || failure === 'unauthorized' || failure === 'cancelled';
    if (failure === 'locked' || failure === 'wrong-password')
      return (
        <div className={css['cover']}>
          <PasswordForm isWrong={failure === 'wrong-password'} />
        </div>
      );
    return (
      <div className={css['cover']}>
        <EmptyState icon={FileX} text={t(`document.${failure}`)} isError={failure !== 'cancelled'}>
          {canRetry && <Button onClick={reopenDocument}>{t('retry')}</Button>}
        </EmptyState>
      </div>
    );
  }
  if (status === 'idle' && items.length === 0)
    return (
      <div className={css['cover']}>
        <EmptyState text={t('document.none')} />
      </div>
    );
  if (status === 'ready' && isStarved)
    return (
      <p className={css['starved']} role="status">
        {t('document.starved')}
      </p>
    );
  if (status !== 'loading') return null;
  const percent =
    total === undefined || total === 0 ? undefined : Math.min(100, Math.round((loaded / total) * 100));
  return (
    <div className={css['cover']} role="status" aria-label={t('document.loading', { title })}>
      <div className={css['sheet']}>
        {[38, 100, 96, 99, 62, 0, 30, 98, 100, 94, 71].map((width, index) => (
          <span key={index} className={css['sheetLine']} style={{ inlineSize: `${width}%` }} />
        ))}
      </div>
      <div className={css['progress']}>
        {isStarved ? (
          <span>{t('document.starved')}</span>
        ) : (
          percent !== undefined && <span>{t('document.progress', { percent })}</span>
        )}
        <Button look="quiet" onClick={cancelOpening}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}
