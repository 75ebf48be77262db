import { useTranslate } from '@glossator/i18n';
import { FileX } from 'lucide-react';
import { selectActiveDocument } from '../../../core/documents/selectors';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { Button } from '../../controls/Button';
import { Cover } from '../../controls/Cover';
import { EmptyState } from '../../controls/EmptyState';
import { PageSkeleton } from '../../controls/PageSkeleton';
import { PasswordForm } from './PasswordForm';
import css from './glossator-document.module.css';

/** What is shown in place of a document that is not there (yet). */
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
      <Cover>
        <EmptyState icon={FileX} text={t('notices.accessLost')} isError />
      </Cover>
    );
  if (status === 'failed' && failure) {
    const canRetry = failure === 'network' || failure === 'unauthorized' || failure === 'canceled';
    if (failure === 'locked' || failure === 'wrong-password')
      return (
        <Cover>
          <PasswordForm isWrong={failure === 'wrong-password'} />
        </Cover>
      );
    return (
      <Cover>
        <EmptyState icon={FileX} text={t(`document.${failure}`)} isError={failure !== 'canceled'}>
          {canRetry && <Button onClick={reopenDocument}>{t('retry')}</Button>}
        </EmptyState>
      </Cover>
    );
  }
  if (status === 'idle' && items.length === 0)
    return (
      <Cover>
        <EmptyState text={t('document.none')} />
      </Cover>
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
    <Cover role="status" aria-label={t('document.loading', { title })}>
      <PageSkeleton />
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
    </Cover>
  );
}
