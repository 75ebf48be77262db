import { useTranslate } from '@glossator/i18n';
import { useAnnotatorState } from '../../annotator/context/annotator-context';
import css from './glossator-code-list.module.css';

interface DocumentHeadProps {
  readonly documentId: number;
  /** How many of its annotations are listed. */
  readonly count: number;
}

/** In the list of the whole Code, above the first annotation of a document: its title. */
export function DocumentHead({ documentId, count }: DocumentHeadProps) {
  const t = useTranslate('annotator');
  const title = useAnnotatorState(
    ({ documents }) => documents.items.find(({ id }) => id === documentId)?.title,
  );
  return (
    <h3 className={css['documentHead']}>
      <span className={css['title']}>{title}</span>
      <span className={css['count']}>{t('annotations.inDocument', { count })}</span>
    </h3>
  );
}
