import type { TextSelection } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { AreaExcerpt } from '../../annotator/areas/AreaExcerpt';
import cards from '../../controls/cards/glossator-cards.module.css';
import { classNames } from '../../controls/class-names';
import css from './glossator-code-list.module.css';

interface MarkedProps {
  readonly selection: TextSelection;
  readonly isActive: boolean;
  /** Whether it is in the open document: of areas of others there is no picture. */
  readonly isHere: boolean;
}

/** What is marked: the words, or a picture of the area. */
export function Marked({ selection: { area, text }, isActive, isHere }: MarkedProps) {
  const t = useTranslate('annotator');
  if (area && !isHere)
    return <p className={css['excerpt']}>{t('areas.elsewhere', { page: String(area.page + 1) })}</p>;
  if (area) return <AreaExcerpt area={area} />;
  return (
    <blockquote className={classNames(cards['quote'], !isActive && cards['clamped'])}>{text}</blockquote>
  );
}
