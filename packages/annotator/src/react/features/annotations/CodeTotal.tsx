import { useTranslate } from '@glossator/i18n';
import { selectCodeOwnPrivateCount, selectCodeSelectionCount } from '../../../core/documents/selectors';
import { useAnnotatorState } from '../../annotator/context/annotator-context';
import css from './glossator-annotations.module.css';

/** How many annotations of all documents of the Code the user sees, and how many of them are private, as far as is known here. */
export function CodeTotal() {
  const t = useTranslate('annotator');
  const published = useAnnotatorState(selectCodeSelectionCount);
  const own = useAnnotatorState(selectCodeOwnPrivateCount);
  return (
    <p className={css['codeTotal']}>{t('annotations.inCode', { count: published + own, private: own })}</p>
  );
}
