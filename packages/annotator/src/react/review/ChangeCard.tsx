import type { TextChange } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { ArrowRightLeft, Minus, MoveRight, Plus, type LucideIcon } from 'lucide-react';
import { memo } from 'react';
import { kindOfChange } from '../../core/review/change-kind';
import { Button } from '../controls/Button';
import { classNames } from '../controls/class-names';
import { Card } from '../controls/cards/Card';
import css from '../controls/cards/glossator-cards.module.css';
import { Redline } from '../controls/changes/Redline';
import { useReviewContext } from './review-context';

const ICONS: Readonly<Record<TextChange['kind'], LucideIcon>> = {
  inserted: Plus,
  deleted: Minus,
  replaced: ArrowRightLeft,
  moved: MoveRight,
};
const EDGES: Readonly<Record<TextChange['kind'], string>> = {
  inserted: 'var(--glossator-inserted)',
  deleted: 'var(--glossator-deleted)',
  replaced: 'var(--glossator-line-strong)',
  moved: 'var(--glossator-moved)',
};

interface ChangeCardProps {
  readonly change: TextChange;
  readonly index: number;
  readonly isActive: boolean;
}

/** One change: where it is, what kind it is, and what it says word by word. */
export const ChangeCard = memo(function ChangeCard({ change, index, isActive }: ChangeCardProps) {
  const t = useTranslate('annotator');
  const { changes } = useReviewContext();
  const { kind, oldText, newText, oldCitation, newCitation } = change;
  const shown = kindOfChange(change);
  const Icon = ICONS[shown];
  const page = (kind === 'deleted' ? change.old : change.new).startPage + 1;
  const isRenumbered = oldCitation !== undefined && newCitation !== undefined && oldCitation !== newCitation;
  const citation = newCitation ?? oldCitation;
  const text = newText === '' ? oldText : newText;
  return (
    <Card
      label={[t(`review.kinds.${shown}`), citation, text.slice(0, 120)].filter(Boolean).join(', ')}
      isActive={isActive}
      edge={EDGES[shown]}
      onChoose={() => changes.activateChange(index)}
    >
      <header className={css['head']}>
        <span className={css['chip']} data-kind={shown}>
          <Icon aria-hidden="true" size={11} strokeWidth={2} />
          {t(`review.kinds.${shown}`)}
        </span>
        <b className={css['citation']}>
          {isRenumbered
            ? t('review.movedFromTo', { from: oldCitation, to: newCitation })
            : (citation ?? t('review.page', { page }))}
        </b>
      </header>
      <p className={classNames(css['quote'], !isActive && css['clamped'])}>
        {text === '' ? (
          <span className={css['faint']}>{t('review.noText')}</span>
        ) : (
          <Redline
            oldText={oldText}
            newText={newText}
            isShort={!isActive}
            words={kind === 'replaced' || kind === 'moved' ? change.words : undefined}
          />
        )}
      </p>
      {kind === 'moved' && (
        <footer className={css['actions']}>
          <Button onClick={() => changes.showPlace({ old: change.old })}>{t('review.showOld')}</Button>
          <Button onClick={() => changes.showPlace({ new: change.new })}>{t('review.showNew')}</Button>
        </footer>
      )}
    </Card>
  );
});
