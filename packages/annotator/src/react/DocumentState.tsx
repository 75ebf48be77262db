import { useTranslate } from '@glossator/i18n';
import { FileX } from 'lucide-react';
import { selectActiveDocument } from '../core/documents/selectors';
import { useAnnotatorState, useCommands } from './annotator-context';
import { Button } from './controls/Button';
import { EmptyState } from './controls/EmptyState';
import css from './glossator-workspace.module.css';

/** What stands in the place of a document that is not there (yet). */
export function DocumentState() {
  const t = useTranslate('annotator');
  const { reopenDocument } = useCommands();
  const { status, failure, items } = useAnnotatorState(({ documents }) => documents);
  const title = useAnnotatorState((state) => selectActiveDocument(state)?.title ?? '');
  const { loaded, total } = useAnnotatorState(({ view }) => view.viewer.progress);
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
    const canRetry = failure === 'network' || failure === 'unauthorized';
    return (
      <div className={css['cover']}>
        <EmptyState icon={FileX} text={t(`document.${failure}`)} isError>
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
      {percent !== undefined && <p className={css['progress']}>{t('document.progress', { percent })}</p>}
    </div>
  );
}
