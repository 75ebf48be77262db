import { useTranslate } from '@glossator/i18n';
import { selectCodeSelectionCount } from '../../../core/documents/selectors';
import { useAnnotatorState } from '../../annotator/context/annotator-context';
import css from './glossator-annotations.module.css';

/** How many annotations all documents of the Code have together, as far as is known here. */
export function CodeTotal() {
  const t = useTranslate('annotator');
  const count = useAnnotatorState(selectCodeSelectionCount);
  return <p className={css['codeTotal']}>{t('annotations.inCode', { count })}</p>;
}
