import type { ImportedFrom } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { useWhen } from '../../annotator/labels/use-when';
import css from './glossator-annotations.module.css';

/** Names who wrote something in the PDF it was imported from, and when. */
export function ImportedFromNote({ from }: { readonly from: ImportedFrom }) {
  const t = useTranslate('annotator');
  const when = useWhen();
  const { author, createdAt, updatedAt } = from;
  const at = createdAt ?? updatedAt;
  return (
    <p className={css['imported']}>
      {author === undefined ? t('pdfImport.from') : t('pdfImport.fromBy', { author })}
      {at !== undefined && (
        <>
          {', '}
          <time dateTime={at}>{when(at)}</time>
        </>
      )}
    </p>
  );
}
