import type { PdfAnnotations } from '@glossator/client-sdk/contract';
import { useLocale, useTranslate } from '@glossator/i18n';
import css from './glossator-import.module.css';

/** Says what is in the PDF, whose it is, and what becomes of it. */
export function ImportOverview({ overview }: { readonly overview: PdfAnnotations | undefined }) {
  const t = useTranslate('annotator');
  const list = new Intl.ListFormat(useLocale(), { type: 'conjunction' });
  if (!overview) return <p className={css['lead']}>{t('pdfImport.reading')}</p>;
  const { total, fresh, silent, isCut, kinds, authors } = overview;
  return (
    <>
      <p className={css['lead']}>
        {t('pdfImport.found', { total })} {total > 0 && fresh === 0 && t('pdfImport.allKnown', { total })}
        {fresh > 0 && fresh < total && t('pdfImport.someKnown', { fresh })}
      </p>
      {total > 0 && (
        <p className={css['note']}>
          {list.format(kinds.map(({ kind, count }) => t(`pdfImport.kinds.${kind}`, { count })))}
          {authors.length > 0 && (
            <>
              <br />
              {t('pdfImport.by', {
                names: list.format(authors.map(({ name, count }) => `${name} (${count})`)),
              })}
            </>
          )}
        </p>
      )}
      {fresh > 0 && <p className={css['note']}>{t('pdfImport.explained')}</p>}
      {silent > 0 && <p className={css['note']}>{t('pdfImport.silent', { count: silent })}</p>}
      {isCut && <p className={css['note']}>{t('pdfImport.cut')}</p>}
    </>
  );
}
