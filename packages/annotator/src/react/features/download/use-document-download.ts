import { useTranslate } from '@glossator/i18n';
import { useCallback, useEffect, useRef, useState } from 'react';
import { problemOf } from '../../../core/ports/failure';
import { useAnnotatorContext, type DocumentDownload } from '../../annotator/context/annotator-context';
import { saveFile } from '../../controls/save-file';

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
  const { readDocument, clock, log } = useAnnotatorContext();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<DownloadFailure | undefined>(undefined);
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const download = useCallback(
    (wanted: DocumentDownload, title: string, part?: DownloadPart) => {
      running.current?.abort();
      const own = new AbortController();
      running.current = own;
      setIsBusy(true);
      setFailure(undefined);
      const stem = title.replace(/\.pdf$/i, '');
      const whole = wanted.withAnnotations ? t('download.annotatedName', { title: stem }) : stem;
      const name = part ? t('download.partName', { title: whole, ...part }) : whole;
      readDocument(wanted, own.signal).then(
        (data) => {
          if (own.signal.aborted) return;
          // A ZIP only where there is something beside the PDF.
          const isZip = wanted.attachmentsAs === 'zip' && wanted.attachmentsIds.length > 0;
          const [type, ending] = isZip ? ['application/zip', 'zip'] : ['application/pdf', 'pdf'];
          saveFile(new Blob([data], { type }), `${name}.${ending}`, clock);
          setIsBusy(false);
          onSaved(wanted);
        },
        (error: unknown) => {
          if (own.signal.aborted) return;
          log.error('A document could not be downloaded', error);
          setIsBusy(false);
          setFailure(reasonOf(error));
        },
      );
    },
    [readDocument, clock, log, onSaved, t],
  );
  return { isBusy, failure, download };
}

function reasonOf(error: unknown): DownloadFailure {
  const code = problemOf(error)?.code;
  if (code === 'CONFLICT') return 'notAppendable';
  return code === 'FILE_TOO_LARGE' ? 'tooLarge' : 'other';
}
