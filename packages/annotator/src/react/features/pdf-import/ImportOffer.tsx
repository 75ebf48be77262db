import { useTranslate } from '@glossator/i18n';
import { FileInput } from 'lucide-react';
import { selectOfferedAnnotations } from '../../../core/pdf-annotations/selectors';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { useOpenDialog } from '../../annotator/context/dialogs-context';
import { Button } from '../../controls/Button';
import css from './glossator-import-offer.module.css';

/** Tells that annotations of other programs are in the PDF, and offers to import them. */
export function ImportOffer() {
  const t = useTranslate('annotator');
  const count = useAnnotatorState(selectOfferedAnnotations);
  const openDialog = useOpenDialog();
  const { decline: declinePdfAnnotations } = useCommands().pdfAnnotations;
  return (
    <div role="status">
      {count > 0 && (
        <div className={css['offer']}>
          <FileInput aria-hidden="true" size={16} strokeWidth={1.75} className={css['icon']} />
          <p className={css['text']}>{t('pdfImport.offer', { count })}</p>
          <Button onClick={() => openDialog('import')}>{t('pdfImport.choose')}</Button>
          <Button look="quiet" onClick={declinePdfAnnotations}>
            {t('pdfImport.decline')}
          </Button>
        </div>
      )}
    </div>
  );
}
