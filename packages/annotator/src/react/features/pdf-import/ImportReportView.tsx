import type { ImportReport } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { usePageLabel } from '../../annotator/labels/use-page-label';
import { useCommands } from '../../annotator/context/annotator-context';
import css from './glossator-import.module.css';

type Entry = ImportReport['mergedList'][number] & Partial<ImportReport['unplacedList'][number]>;

/** Says what became of the annotations; each that has no highlight of its own is listed with its words and its page. */
export function ImportReportView({
  report,
  onLeave,
}: {
  readonly report: ImportReport;
  readonly onLeave: () => void;
}) {
  const t = useTranslate('annotator');
  const { imported, merged, known, unplaced, comments, mergedList, unplacedList } = report;
  return (
    <>
      <p className={css['lead']}>
        {t('pdfImport.imported', { count: imported + merged })}{' '}
        {comments > 0 && t('pdfImport.comments', { count: comments })}{' '}
        {known > 0 && t('pdfImport.known', { count: known })}
      </p>
      {merged > 0 && (
        <>
          <h3 className={css['heading']}>{t('pdfImport.merged', { count: merged })}</h3>
          <EntryList entries={mergedList} count={merged} onLeave={onLeave} />
        </>
      )}
      {unplaced > 0 && (
        <>
          <h3 className={css['heading']}>{t('pdfImport.unplaced', { count: unplaced })}</h3>
          <EntryList entries={unplacedList} count={unplaced} onLeave={onLeave} />
        </>
      )}
    </>
  );
}

function EntryList(props: {
  readonly entries: readonly Entry[];
  readonly count: number;
  readonly onLeave: () => void;
}) {
  const { entries, count, onLeave } = props;
  const t = useTranslate('annotator');
  const pageLabel = usePageLabel();
  const { goToPage } = useCommands().view;
  return (
    // Scrolls, so that keys must get into it.
    <ul className={css['list']} tabIndex={0}>
      {entries.map(({ page, kind, author, text, problem }, index) => (
        <li key={index} className={css['entry']}>
          <button
            type="button"
            className={css['page']}
            onClick={() => {
              goToPage(page);
              onLeave();
            }}
          >
            {t('pdfImport.page', { page: pageLabel(page) })}
          </button>
          <p className={css['words']}>
            <span className={css['why']}>
              {[t(`pdfImport.names.${kind}`), author].filter(Boolean).join(', ')}
              {problem !== undefined && ` — ${t(`pdfImport.problems.${problem}`)}`}
            </span>
            {text !== '' && `\n${text}`}
          </p>
        </li>
      ))}
      {count > entries.length && <li>{t('pdfImport.more', { count: count - entries.length })}</li>}
    </ul>
  );
}
