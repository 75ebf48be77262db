import { useDragAndDrop } from 'react-aria-components';
import { useTranslate } from '@glossator/i18n';
import { useFileDrop } from '../library/use-file-drop';
import { useServices } from '../app/services';
import { notify } from '../shell/notify';
import { AriaLocale } from '../ui/AriaLocale';
import { DropZone } from './DropZone';
import { isUnderway } from './document-transfers';
import type { Transfer } from './document-transfers';
import css from './glossator-uploads.module.css';
import { RefusedFiles, type RefusedFilesState } from './RefusedFiles';
import { SortableList } from './SortableList';
import { UploadRow } from './UploadRow';
import type { UploadQueue } from './upload-queue';

interface UploadListProps {
  readonly queue: UploadQueue;
  readonly entries: readonly Transfer[];
  /** What is no longer among them. */
  readonly refused: RefusedFilesState;
}

/** Documents in their order: to add to, sort by mouse or keyboard, rename, cancel and remove. */
export function UploadList(props: UploadListProps) {
  return (
    <AriaLocale>
      <Sortable {...props} />
    </AriaLocale>
  );
}

function Sortable({ queue, entries, refused }: UploadListProps) {
  const t = useTranslate('host');
  const { log } = useServices();
  const withNotice = (work: Promise<void>, words: 'renameFailed' | 'removeFailed', title: string) => {
    work.catch((error: unknown) => {
      log.error(`"${title}" could not be changed`, error);
      notify('error', t(`creation.${words}`, { title }));
    });
  };
  const drop = useFileDrop((files) => queue.add(files));
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      [...keys].map((key) => ({ 'text/plain': entries.find(({ id }) => id === key)?.title ?? '' })),
    onReorder({ keys, target }) {
      const moved = entries.filter(({ id }) => keys.has(id)).map(({ id }) => id);
      const rest = entries.map(({ id }) => id).filter((id) => !keys.has(id));
      const at = rest.indexOf(Number(target.key)) + (target.dropPosition === 'after' ? 1 : 0);
      queue.reorder([...rest.slice(0, at), ...moved, ...rest.slice(at)]);
    },
  });
  const isBusy = entries.some(isUnderway);
  return (
    <div className={css['zone']} {...drop.handlers}>
      {entries.length > 0 && (
        <SortableList
          aria-label={t('creation.documents')}
          items={entries}
          dependencies={[entries]}
          dragAndDropHooks={dragAndDropHooks}
        >
          {(entry) => (
            <UploadRow
              entry={entry}
              onRename={(title) => withNotice(queue.rename(entry.id, title), 'renameFailed', entry.title)}
              onRetry={() => queue.retry(entry.id)}
              onRemove={() => withNotice(queue.remove(entry.id), 'removeFailed', entry.title)}
            />
          )}
        </SortableList>
      )}
      {entries.length > 1 && <p className={css['help']}>{t('creation.order')}</p>}
      <DropZone
        isDragOver={drop.isDragOver}
        words={{
          invitation: t('creation.drop'),
          choose: t('creation.choose'),
          cancelAll: t('creation.cancelAll'),
        }}
        onFiles={queue.add}
        onCancelAll={isBusy ? queue.cancelAll : undefined}
      />
      <RefusedFiles refused={refused} />
    </div>
  );
}
