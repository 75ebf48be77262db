import { useLocale, useTranslate } from '@glossator/i18n';
import { useCallback, useEffect, useRef, useState } from 'react';
import { problemOf } from '../../../core/ports/failure';
import { useAnnotatorContext, type WantedAnnotations } from '../../annotator/context/annotator-context';
import { saveFile } from '../../controls/save-file';

const TYPES = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  md: 'text/markdown',
  pdf: 'application/pdf',
} as const;

/** Has the server make a document of annotations and gives it to the browser; `onSaved` when that is done. Ends with the component. */
export function useAnnotationsDocument(onSaved: () => void) {
  const t = useTranslate('annotator');
  const locale = useLocale();
  const { readAnnotations, clock, log } = useAnnotatorContext();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<'tooMany' | 'other' | undefined>(undefined);
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const save = useCallback(
    (wanted: WantedAnnotations, title: string) => {
      if (!readAnnotations) return;
      running.current?.abort();
      const own = new AbortController();
      running.current = own;
      setIsBusy(true);
      setFailure(undefined);
      readAnnotations({ ...wanted, locale }, own.signal).then(
        (data) => {
          if (own.signal.aborted) return;
          const name = t('annotationsDocument.fileName', { title: title.replace(/\.pdf$/i, '') });
          saveFile(new Blob([data], { type: TYPES[wanted.format] }), `${name}.${wanted.format}`, clock);
          onSaved();
        },
        (error: unknown) => {
          if (own.signal.aborted) return;
          log.error('A document of annotations could not be made', error);
          setIsBusy(false);
          setFailure(problemOf(error)?.code === 'CONFLICT' ? 'tooMany' : 'other');
        },
      );
    },
    [readAnnotations, locale, clock, log, onSaved, t],
  );
  return { isBusy, failure, save };
}
