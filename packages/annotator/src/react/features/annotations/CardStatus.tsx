import type { TextSelection } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { TriangleAlert } from 'lucide-react';
import { useAnnotatorState } from '../../annotator/context/annotator-context';
import css from './glossator-annotations.module.css';

/** Says what is the matter with a highlight: not saved yet, unported, or its quote not in this text. */
export function CardStatus({ selection }: { readonly selection: TextSelection }) {
  const t = useTranslate('annotator');
  const isLost = useAnnotatorState(({ selections }) => selections.places[selection.id] === null);
  if (selection.id < 0) return <p className={css['note']}>{t('annotations.saving')}</p>;
  const trouble = () => {
    if (selection.status === 'unconfirmed') return t('annotations.unconfirmed');
    if (selection.status === 'failed') return t('annotations.failedPlace');
    return isLost ? t('annotations.notFound') : undefined;
  };
  const said = trouble();
  if (said === undefined) return null;
  return (
    <p className={css['trouble']}>
      <TriangleAlert aria-hidden="true" size={13} />
      {said}
    </p>
  );
}
