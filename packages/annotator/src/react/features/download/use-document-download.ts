import { useTranslate } from '@glossator/i18n';
import { useCallback } from 'react';
import { problemOf } from '../../../core/ports/failure';
import { useSavedFile } from '../../annotator/actions/use-saved-file';
import { useAnnotatorContext, type DocumentDownload } from '../../annotator/context/annotator-context';

/** One of several files in which more attachments come than one takes; counted from 1. */
export interface DownloadPart {
  readonly part: number;
  readonly parts: number;
}

/** Why a document could not be had: nothing can be written into this PDF, the attachments are too large, or something else. */
export type DownloadFailure = 'notAppendable' | 'tooLarge' | 'other';

/** Has the server make the file and gives it to the browser; `onSaved` when that is done. Ends with the component. */
export function useDocumentDownload(onSaved: (wanted: DocumentDownload) => void): {
  readonly isBusy: boolean;
  readonly failure: DownloadFailure | undefined;
  readonly download: (wanted: DocumentDownload, title: string, part?: DownloadPart) => void;
} {
  const t = useTranslate('annotator');
  const { readDocument } = useAnnotatorContext();
  const { isBusy, failure, save } = useSavedFile(reasonOf);

  const download = useCallback(
    (wanted: DocumentDownload, title: string, part?: DownloadPart) => {
      const stem = title.replace(/\.pdf$/i, '');
      const whole = wanted.withAnnotations ? t('download.annotatedName', { title: stem }) : stem;
      const name = part ? t('download.partName', { title: whole, ...part }) : whole;
      // A ZIP only where there is something beside the PDF.
      const isZip = wanted.attachmentsAs === 'zip' && wanted.attachmentsIds.length > 0;
      save({
        read: (signal) => readDocument(wanted, signal),
        name: `${name}.${isZip ? 'zip' : 'pdf'}`,
        type: isZip ? 'application/zip' : 'application/pdf',
        onSaved: () => onSaved(wanted),
      });
    },
    [readDocument, save, onSaved, t],
  );
  return { isBusy, failure, download };
}

function reasonOf(error: unknown): DownloadFailure {
  const code = problemOf(error)?.code;
  if (code === 'CONFLICT') return 'notAppendable';
  return code === 'FILE_TOO_LARGE' ? 'tooLarge' : 'other';
}
