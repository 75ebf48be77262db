import { DOWNLOAD_ATTACHMENTS_MAX } from '@glossator/client-sdk/constants';
import type { SelectionAttachment } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { useCallback, useRef, useState } from 'react';
import { selectActiveDocument } from '../../../core/documents/selectors';
import { useAnnotatorState, type DocumentDownload } from '../../annotator/context/annotator-context';
import { Button } from '../../controls/Button';
import { Dialog, DialogButtons, DialogFailure } from '../../controls/Dialog';
import { useFilteredAnnotations } from '../../annotator/highlights/use-filtered-annotations';
import { AnnotationChoice } from './AnnotationChoice';
import { AttachmentChoice, type AttachmentsAs } from './AttachmentChoice';
import { AttachmentsNote } from './AttachmentsNote';
import { PartsNote } from './PartsNote';
import { useDocumentDownload } from './use-document-download';

const NOTHING_SAVED = { files: 0, attachments: 0 };

/** Asks how the open document is wanted: as it was uploaded or with annotations, and with which attachments. */
export function DownloadDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate('annotator');
  const document = useAnnotatorState(selectActiveDocument);
  const items = useAnnotatorState(({ selections }) => selections.items);
  const [withAnnotations, setWithAnnotations] = useState(items.length > 0);
  const [isFiltered, setIsFiltered] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [attachmentsAs, setAttachmentsAs] = useState<AttachmentsAs>('embedded');
  const { shown } = useFilteredAnnotations();
  const [saved, setSaved] = useState(NOTHING_SAVED);
  const onSaved = useCallback(
    ({ attachmentsIds }: DocumentDownload) => {
      const isSaved = new Set(attachmentsIds);
      if (chosen.size === isSaved.size) {
        onClose();
        return;
      }
      setChosen((now) => new Set([...now].filter((id) => !isSaved.has(id))));
      setSaved(({ files, attachments }) => ({
        files: files + 1,
        attachments: attachments + attachmentsIds.length,
      }));
    },
    [chosen, onClose],
  );
  const { isBusy, failure, download } = useDocumentDownload(onSaved);
  const first = useRef<HTMLInputElement>(null);
  if (!document) return null;
  const attachments = items.flatMap(({ data }) =>
    data.filter((entry): entry is SelectionAttachment => entry.type !== 'comment' && entry.id > 0),
  );
  const parts = saved.files + Math.ceil(chosen.size / DOWNLOAD_ATTACHMENTS_MAX);
  const part = parts > 1 ? { part: saved.files + 1, parts } : undefined;
  return (
    <Dialog title={t('download.title')} onClose={onClose} initialFocus={first}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const attachmentsIds = attachments.map(({ id }) => id).filter((id) => chosen.has(id));
          attachmentsIds.splice(DOWNLOAD_ATTACHMENTS_MAX);
          const wanted = { id: document.id, withAnnotations, attachmentsIds, attachmentsAs };
          const selectionsIds = shown.map(({ id }) => id).filter((id) => id > 0);
          download({ ...wanted, ...(isFiltered && { selectionsIds }) }, document.title, part);
        }}
      >
        <AnnotationChoice
          title={document.title}
          counts={{ all: items.length, shown: shown.length }}
          withAnnotations={withAnnotations}
          onChoose={setWithAnnotations}
          isFiltered={isFiltered}
          onFilter={setIsFiltered}
          first={first}
        />
        {attachments.length > 0 && (
          <AttachmentChoice
            attachments={attachments}
            chosen={chosen}
            onChoose={setChosen}
            as={attachmentsAs}
            onChooseAs={setAttachmentsAs}
          />
        )}
        <AttachmentsNote attachments={attachments} chosen={chosen} as={attachmentsAs} />
        <PartsNote saved={saved.attachments} rest={chosen.size} parts={parts - saved.files} />
        <DialogFailure>{failure && t(`download.failures.${failure}`)}</DialogFailure>
        <DialogButtons>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" look="primary" disabled={isBusy} aria-busy={isBusy}>
            {isBusy ? t('download.busy') : part ? t('download.submitPart', part) : t('download.submit')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
