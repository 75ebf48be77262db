import type { TextSelection } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { useId } from 'react';
import { placesFor, type ProposedPlace } from '../../../../core/selections/proposed-place';
import { useCommands } from '../../../annotator/context/annotator-context';
import { usePageLabel } from '../../../annotator/labels/use-page-label';
import { useEscape } from '../../../controls/keys/escape-stack';
import css from './glossator-unported.module.css';
import { KeyButton } from './KeyButton';

interface PlaceChoiceProps {
  readonly selection: TextSelection;
  readonly proposal: ProposedPlace | undefined;
  readonly mayDecide: boolean;
}

/** The places where an annotation may belong, best first; choosing one shows it in the text. */
export function PlaceChoice({ selection, proposal, mayDecide }: PlaceChoiceProps) {
  const t = useTranslate('annotator');
  const { proposePlace, openDecision } = useCommands().unported;
  const pageLabel = usePageLabel();
  const name = useId();
  useEscape(true, () => openDecision(undefined));
  const { id } = selection;
  const places = placesFor(selection);
  return (
    <fieldset className={css['choice']}>
      <legend className={css['legend']}>
        {t('unported.otherPlaces')}
        {places.length > 1 && (
          <span className={css['hint']}>
            <kbd className={css['key']}>[</kbd>
            <kbd className={css['key']}>]</kbd>
          </span>
        )}
      </legend>
      {places.map(({ candidate, text, confidence, range }) => (
        <label key={candidate} className={css['candidate']}>
          <input
            type="radio"
            name={name}
            checked={proposal?.candidate === candidate}
            onChange={() => proposePlace(id, candidate)}
          />
          <span className={css['candidateText']}>
            <span className={css['candidateHead']}>
              {t('unported.page', { page: pageLabel(range.startPage) })}
              {confidence !== undefined && ` · ${t(`unported.${confidenceWord(confidence)}`)}`}
            </span>
            <span className={css['candidateQuote']}>{text}</span>
          </span>
        </label>
      ))}
      {mayDecide && (
        <KeyButton look="quiet" keyName="h" onClick={() => openDecision({ id, what: 'byHand' })}>
          {t('unported.byHand')}
        </KeyButton>
      )}
    </fieldset>
  );
}

/** How sure a place is, in a word of `annotator.unported`; `confidence` from 0 to 1. */
function confidenceWord(confidence: number): 'sure' | 'likely' | 'possible' | 'unlikely' {
  if (confidence >= 0.9) return 'sure';
  if (confidence >= 0.7) return 'likely';
  return confidence >= 0.4 ? 'possible' : 'unlikely';
}
