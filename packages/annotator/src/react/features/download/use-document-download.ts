import { DOWNLOAD_ATTACHMENTS_MAX } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { useCallback, useEffect, useRef, useState } from 'react';
import { problemOf } from '../../../core/outbox/failure';
import { useAnnotatorContext, type DocumentDownload } from '../../annotator/context/annotator-context';
import { saveFile } from '../../controls/save-file';

/** Why a document could not be had: nothing can be written into this PDF, the attachments are too large or too many, or something else. */
export type DownloadFailure = 'notAppendable' | 'tooLarge' | 'tooMany' | 'other';

/** Has the server make the file and gives it to the browser; `onSaved` when that is done. Ends with the component. */
export function useDocumentDownload(onSaved: () => void): {
  readonly isBusy: boolean;
  readonly failure: DownloadFailure | undefined;
  readonly download: (wanted: DocumentDownload, title: string) => void;
} {
  const t = useTranslate('annotator');
  const { readDocument, clock, log } = useAnnotatorContext();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<DownloadFailure | undefined>(undefined);
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const download = useCallback(
    (wanted: DocumentDownload, title: string) => {
      running.current?.abort();
      if (wanted.attachmentsIds.length > DOWNLOAD_ATTACHMENTS_MAX) {
        setFailure('tooMany');
        return;
      }
      const own = new AbortController();
      running.current = own;
      setIsBusy(true);
      setFailure(undefined);
      const stem = title.replace(/\.pdf$/i, '');
      const name = wanted.withAnnotations ? t('download.annotatedName', { title: stem }) : stem;
      readDocument(wanted, own.signal).then(
        (data) => {
          if (own.signal.aborted) return;
          // A ZIP only where there is something beside the PDF.
          const isZip = wanted.attachmentsAs === 'zip' && wanted.attachmentsIds.length > 0;
          const [type, ending] = isZip ? ['application/zip', 'zip'] : ['application/pdf', 'pdf'];
          saveFile(new Blob([data], { type }), `${name}.${ending}`, clock);
          onSaved();
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
