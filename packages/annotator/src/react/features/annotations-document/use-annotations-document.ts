import { useLocale, useTranslate } from '@glossator/i18n';
import { useCallback } from 'react';
import { problemOf } from '../../../core/ports/failure';
import { useSavedFile } from '../../annotator/actions/use-saved-file';
import { useAnnotatorContext, type WantedAnnotations } from '../../annotator/context/annotator-context';

const TYPES = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  md: 'text/markdown',
  pdf: 'application/pdf',
} as const;

/** Has the server make a document of annotations and gives it to the browser; `onSaved` when that is done. Ends with the component. */
export function useAnnotationsDocument(onSaved: () => void) {
  const t = useTranslate('annotator');
  const locale = useLocale();
  const { readAnnotations } = useAnnotatorContext();
  const { isBusy, failure, save: saveAs } = useSavedFile(reasonOf);

  const save = useCallback(
    (wanted: WantedAnnotations, title: string) => {
      if (!readAnnotations) return;
      const name = t('annotationsDocument.fileName', { title: title.replace(/\.pdf$/i, '') });
      saveAs({
        read: (signal) => readAnnotations({ ...wanted, locale }, signal),
        name: `${name}.${wanted.format}`,
        type: TYPES[wanted.format],
        onSaved,
      });
    },
    [readAnnotations, locale, saveAs, onSaved, t],
  );
  return { isBusy, failure, save };
}

function reasonOf(error: unknown): 'tooMany' | 'other' {
  return problemOf(error)?.code === 'CONFLICT' ? 'tooMany' : 'other';
}
