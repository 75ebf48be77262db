import type { TextSelection } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { MessageSquare } from 'lucide-react';
import { memo } from 'react';
import { classNames } from '../controls/class-names';
import { Card } from '../controls/cards/Card';
import css from '../controls/cards/glossator-cards.module.css';
import { Redline } from '../controls/changes/Redline';
import { colorPaint } from '../annotator/colors/color-names';
import { reasonWords, useReasonText, withoutTarget } from '../controls/changes/outcome-words';
import { useReviewCommands } from './review-context';

interface OutcomeCardProps {
  readonly selection: TextSelection;
  readonly isActive: boolean;
  readonly oldVersion: number | undefined;
}

/** What happens to one annotation, and why; pressing it shows where it was and where it will be. */
export const OutcomeCard = memo(function OutcomeCard({ selection, isActive, oldVersion }: OutcomeCardProps) {
  const t = useTranslate('annotator');
  const reasonText = useReasonText();
  const { activateSelection } = useReviewCommands();
  const { id, status, text, color, carriedOver, data, startPage } = selection;
  const reason = reasonText(selection);
  const { from, to, kind } = carriedOver?.reason ?? {};
  const cited = status === 'failed' ? from : (to ?? from);
  const place = cited ?? t('review.page', { page: startPage + 1 });
  const version = carriedOver?.from.versionNumber;
  const notes = [
    status === 'unconfirmed' && t('review.afterApproval'),
    status === 'failed' && t('review.keptPage'),
    version !== undefined &&
      oldVersion !== undefined &&
      version !== oldVersion &&
      t('review.fromVersion', { number: version }),
  ].filter((note) => note !== false);
  return (
    <Card
      label={t('review.card', { reason, quote: text.slice(0, 120) })}
      isActive={isActive}
      edge={colorPaint(color, true)}
      onChoose={() => activateSelection(id)}
    >
      <header className={css['head']}>
        <span className={css['chip']} data-kind={status === 'success' && kind === 'moved' ? 'moved' : status}>
          {carriedOver && cited === to ? reasonWords(withoutTarget(carriedOver.reason), t) : reason}
        </span>
        <b className={css['citation']}>
          {status === 'failed' ? t('review.formerly', { citation: place }) : place}
        </b>
      </header>
      <p className={classNames(css['quote'], !isActive && css['clamped'])}>
        {status === 'failed' ? (
          text
        ) : (
          <Redline oldText={carriedOver?.from.text ?? text} newText={text} isShort={!isActive} />
        )}
      </p>
      {data.length > 0 && (
        <p className={css['note']}>
          <MessageSquare aria-hidden="true" size={12} />
          {t('review.comments', { count: data.length })}
        </p>
      )}
      {isActive &&
        notes.map((note) => (
          <p key={note} className={css['note']}>
            {note}
          </p>
        ))}
    </Card>
  );
});
