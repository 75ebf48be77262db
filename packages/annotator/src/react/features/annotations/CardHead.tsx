import type { TextSelection } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import type { ReactNode } from 'react';
import { useName } from '../../annotator/labels/use-name';
import { useWhen } from '../../annotator/labels/use-when';
import cards from '../../controls/cards/glossator-cards.module.css';
import css from './glossator-annotations.module.css';
import { NewMark } from './NewMark';
import type { CitedPlace } from './use-cited-place';

interface CardHeadProps {
  readonly selection: TextSelection;
  readonly place: CitedPlace;
  /** Whether it is in the open document. */
  readonly isHere: boolean;
  readonly onShow: () => void;
  /** What stands before all else. */
  readonly children?: ReactNode;
}

/** Where a highlight is, who has made it and when. */
export function CardHead({ selection, place, isHere, onShow, children }: CardHeadProps) {
  const t = useTranslate('annotator');
  const nameOf = useName();
  const when = useWhen();
  const { page, citation } = place;
  const { createdBy, createdAt } = selection;
  return (
    <header className={css['head']}>
      <span className={css['headStart']}>
        {children}
        <button
          type="button"
          className={css['cite']}
          title={t('annotations.goTo')}
          onClick={onShow}
          data-in-line
        >
          {citation !== undefined && <span>{citation}</span>}
          <span>{t('annotations.page', { page })}</span>
        </button>
      </span>
      <span className={cards['byline']}>
        {isHere && <NewMark of={[selection]} />}
        <b>{nameOf(createdBy)}</b>
        <time dateTime={createdAt}>{when(createdAt)}</time>
      </span>
    </header>
  );
}
