import type { TextSelection } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { MessageSquare } from 'lucide-react';
import { memo } from 'react';
import { canDecide } from '../../../../core/access/selectors';
import { proposedPlace } from '../../../../core/selections/proposed-place';
import { useAnnotatorState, useCommands } from '../../../annotator/context/annotator-context';
import { Card } from '../../../controls/cards/Card';
import cards from '../../../controls/cards/glossator-cards.module.css';
import { classNames } from '../../../controls/class-names';
import { Redline } from '../../../controls/changes/Redline';
import { reasonWords } from '../../../controls/changes/outcome-words';
import { AreaExcerpt } from '../../../annotator/areas/AreaExcerpt';
import { colorPaint } from '../../../annotator/colors/color-names';
import css from './glossator-unported.module.css';
import { PlaceLine } from './PlaceLine';
import { UnportedActions } from './UnportedActions';
import { useName } from '../../../annotator/labels/use-name';

interface UnportedCardProps {
  readonly selection: TextSelection;
  readonly isActive: boolean;
}

/** One annotation to place: why, the old wording beside the new one, where it was and where it may belong. */
export const UnportedCard = memo(function UnportedCard({ selection, isActive }: UnportedCardProps) {
  const t = useTranslate('annotator');
  const nameOf = useName();
  const {
    selections: { activate: activateSelection },
    panels: { chooseRightTab },
  } = useCommands();
  const proposal = useAnnotatorState((state) => proposedPlace(state, selection), isSamePlace);
  const mayDecide = useAnnotatorState((state) => canDecide(state, selection));
  const { id, status, color, carriedOver, text, data, createdBy } = selection;
  const old = carriedOver?.from;
  const reason = whyOf(selection, t);
  const oldText = old?.text ?? text;

  const openAnnotation = () => {
    activateSelection(id);
    chooseRightTab('annotations');
  };
  return (
    <Card
      label={t('unported.card', {
        reason,
        page: (old?.startPage ?? selection.startPage) + 1,
        quote: oldText.slice(0, 120),
      })}
      isActive={isActive}
      edge={colorPaint(color, true)}
      onChoose={() => activateSelection(id, true)}
      returnTo="[data-glossator-unported]"
      data-glossator-unported-card={id}
    >
      <header className={cards['head']}>
        <span className={cards['chip']} data-kind={status}>
          {reason}
        </span>
        <PlaceLine selection={selection} proposal={proposal} />
      </header>
      {proposal?.area && <AreaExcerpt area={proposal.area} />}
      {!selection.area && (
        <p className={classNames(cards['quote'], !isActive && cards['clamped'])}>
          {proposal ? <Redline oldText={oldText} newText={proposal.text} isShort={!isActive} /> : oldText}
        </p>
      )}
      {!proposal && <p className={cards['note']}>{t('unported.noProposal')}</p>}
      {isActive && <UnportedActions selection={selection} proposal={proposal} mayDecide={mayDecide} />}
      {isActive && !mayDecide && (
        <p className={cards['note']}>{t('unported.whoDecides', { name: nameOf(createdBy) })}</p>
      )}
      {data.length > 0 && (
        <button type="button" className={css['entries']} onClick={openAnnotation}>
          <MessageSquare aria-hidden="true" size={12} />
          {t('unported.entries', { count: data.length })}
        </button>
      )}
    </Card>
  );
});

/** Why it is not sure; the citations of its places stand beside it. */
function whyOf(
  { carriedOver, status }: TextSelection,
  t: ReturnType<typeof useTranslate<'annotator'>>,
): string {
  if (!carriedOver) return t(status === 'failed' ? 'annotations.failedPlace' : 'annotations.unconfirmed');
  const { kind, changedWords, places } = carriedOver.reason;
  return reasonWords({ kind, changedWords, ...(places !== undefined && { places }) }, t);
}

type Place = ReturnType<typeof proposedPlace>;

/** Selectors make a place anew each time. */
function isSamePlace(a: Place, b: Place): boolean {
  return a === b || (a?.candidate === b?.candidate && a?.text === b?.text && a?.area === b?.area);
}
