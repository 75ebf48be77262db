import { useTranslate } from '@glossator/i18n';
import { selectActiveDocument } from '../../../core/documents/selectors';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { ListStatus } from '../../annotator/lists/ListStatus';
import css from './glossator-versions.module.css';
import { ReviewedUpdates } from './ReviewedUpdates';
import { UploadVersionButton } from '../../annotator/actions/UploadVersionButton';
import { VersionCard } from './VersionCard';

/** The Versions of the open document, newest first, and the Updates that its Code had. */
export function VersionsView() {
  const t = useTranslate('annotator');
  const { load: loadVersions } = useCommands().versions;
  const title = useAnnotatorState((state) => selectActiveDocument(state)?.title ?? '');
  const { status, items, reviewed, restored } = useAnnotatorState(({ versions }) => versions);
  const loading = (
    <ListStatus
      status={status === 'idle' ? 'loading' : status}
      isEmpty={items.length === 0}
      loading={t('versions.loading')}
      failed={t('versions.failed')}
      placeholders={[46, 70, 58, 0, 46, 66, 52]}
      onRetry={() => void loadVersions()}
    />
  );
  if (items.length === 0) return loading;
  return (
    <div className={css['view']}>
      {loading}
      <p role="status" className={css['news']}>
        {restored !== undefined && t('versions.restored', { number: String(restored) })}
      </p>
      <ol className={css['list']} aria-label={t('versions.list', { title })}>
        {items.map((version) => (
          <VersionCard key={version.id} version={version} others={items} />
        ))}
      </ol>
      {items.length === 1 && <p className={css['note']}>{t('versions.onlyOne')}</p>}
      <UploadVersionButton className={css['upload']} />
      {(items.length > 1 || reviewed.length > 0) && <ReviewedUpdates />}
    </div>
  );
}
