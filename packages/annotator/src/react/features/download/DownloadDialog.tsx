import { DOWNLOAD_ATTACHMENTS_MAX, type SelectionAttachment } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { useRef, useState } from 'react';
import { selectActiveDocument } from '../../../core/documents/selectors';
import { useAnnotatorState } from '../../annotator/context/annotator-context';
import { Button } from '../../controls/Button';
import { Dialog, DialogButtons, DialogFailure } from '../../controls/Dialog';
import { useFilteredAnnotations } from '../../annotator/highlights/use-filtered-annotations';
import { AttachmentChoice, type AttachmentsAs } from './AttachmentChoice';
import css from './glossator-download.module.css';
import { useDocumentDownload } from './use-document-download';

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
  const { isBusy, failure, download } = useDocumentDownload(onClose);
  const first = useRef<HTMLInputElement>(null);
  if (!document) return null;
  const attachments = items.flatMap(({ data }) =>
    data.filter((entry): entry is SelectionAttachment => entry.type !== 'comment' && entry.id > 0),
  );
  return (
    <Dialog title={t('download.title')} onClose={onClose} initialFocus={first}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const wanted = { id: document.id, withAnnotations, attachmentsIds: [...chosen], attachmentsAs };
          const selectionsIds = shown.map(({ id }) => id).filter((id) => id > 0);
          download({ ...wanted, ...(isFiltered && { selectionsIds }) }, document.title);
        }}
      >
        <fieldset className={css['choices']}>
          <legend className={css['legend']}>{document.title}</legend>
          {([true, false] as const).map((choice) => (
            <label key={String(choice)} className={css['choice']}>
              <input
                type="radio"
                name="annotations"
                ref={choice === withAnnotations ? first : undefined}
                checked={choice === withAnnotations}
                onChange={() => setWithAnnotations(choice)}
              />
              <span>
                {t(choice ? 'download.with' : 'download.without')}
                <span className={css['note']}>
                  {choice ? t('download.withNote', { count: items.length }) : t('download.withoutNote')}
                </span>
              </span>
            </label>
          ))}
          {withAnnotations && shown.length < items.length && (
            <label className={css['choice']} data-inset="">
              <input type="checkbox" checked={isFiltered} onChange={() => setIsFiltered(!isFiltered)} />
              {t('download.onlyFiltered', { count: shown.length })}
            </label>
          )}
        </fieldset>
        {attachments.length > 0 && (
          <AttachmentChoice
            attachments={attachments}
            chosen={chosen}
            onChoose={setChosen}
            as={attachmentsAs}
            onChooseAs={setAttachmentsAs}
          />
        )}
        <DialogFailure>
          {failure && t(`download.failures.${failure}`, { most: DOWNLOAD_ATTACHMENTS_MAX })}
        </DialogFailure>
        <DialogButtons>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" look="primary" disabled={isBusy} aria-busy={isBusy}>
            {isBusy ? t('download.busy') : t('download.submit')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
