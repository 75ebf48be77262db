import { useTranslate } from '@glossator/i18n';
import { useRef } from 'react';
import { useAnnotatorState } from '../../annotator/context/annotator-context';
import { chooseFiles } from '../../annotator/attachments/choose-files';
import { Button } from '../../controls/Button';
import { Dialog, DialogButtons, DialogFailure } from '../../controls/Dialog';
import css from './glossator-import.module.css';
import { ImportOverview } from './ImportOverview';
import { ImportReportView } from './ImportReportView';
import { usePdfImport } from './use-pdf-import';

/** Imports the annotations that are in the PDF, or in an annotated copy of it; says what became of each, and takes it back. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate('annotator');
  const overview = useAnnotatorState(({ pdfAnnotations }) => pdfAnnotations.overview);
  const { isBusy, failure, report, undone, start, undo } = usePdfImport();
  const content = useRef<HTMLDivElement>(null);
  const fresh = overview?.fresh ?? 0;
  const importId = report?.importId;
  const chooseCopy = () => {
    const page = content.current?.ownerDocument;
    if (page) chooseFiles(page, ['pdf'], ([file]) => file && start(file.data));
  };
  return (
    <Dialog title={t(report ? 'pdfImport.report' : 'pdfImport.title')} onClose={onClose}>
      <div ref={content} aria-busy={isBusy}>
        <div role="status">
          {undone && <p className={css['lead']}>{t('pdfImport.undone', { removed: undone.removed })}</p>}
          {undone && undone.kept > 0 && (
            <p className={css['note']}>{t('pdfImport.kept', { count: undone.kept })}</p>
          )}
          {report && <ImportReportView report={report} onLeave={onClose} />}
        </div>
        {!report && <ImportOverview overview={overview} />}
        <DialogFailure>{failure && t(`pdfImport.failures.${failure}`)}</DialogFailure>
        {!report && (
          <section className={css['copy']}>
            <h3 className={css['heading']}>{t('pdfImport.copyTitle')}</h3>
            <p className={css['note']}>{t('pdfImport.copyNote')}</p>
            <Button disabled={isBusy} onClick={chooseCopy}>
              {t('pdfImport.copy')}
            </Button>
          </section>
        )}
        <DialogButtons className={css['buttons']}>
          {importId !== undefined && (
            <Button disabled={isBusy} onClick={() => undo(importId)}>
              {t('pdfImport.undo')}
            </Button>
          )}
          {report || fresh === 0 ? (
            <Button look="primary" onClick={onClose}>
              {t('pdfImport.done')}
            </Button>
          ) : (
            <>
              <Button onClick={onClose}>{t('cancel')}</Button>
              <Button look="primary" disabled={isBusy} onClick={() => start()}>
                {isBusy ? t('pdfImport.busy') : t('pdfImport.submit', { count: fresh })}
              </Button>
            </>
          )}
        </DialogButtons>
      </div>
    </Dialog>
  );
}
