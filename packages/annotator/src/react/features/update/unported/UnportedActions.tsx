import type { TextSelection } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { useState, type ReactNode } from 'react';
import { canDelete } from '../../../../core/access/selectors';
import { placesFor, type ProposedPlace } from '../../../../core/selections/proposed-place';
import { ConfirmDeletion } from '../../../controls/Confirmation';
import { useAnnotatorState, useCommands } from '../../../annotator/context/annotator-context';
import cards from '../../../controls/cards/glossator-cards.module.css';
import { useReturnFocus } from '../../../controls/use-return-focus';
import { ByHand } from './ByHand';
import { KeyButton } from './KeyButton';
import { PlaceChoice } from './PlaceChoice';
import { useUnportedActions } from './use-unported-actions';

const CARD = '[data-glossator-unported-card]';

interface UnportedActionsProps {
  readonly selection: TextSelection;
  readonly proposal: ProposedPlace | undefined;
  readonly mayDecide: boolean;
}

/** What can be done with the active one; deciding is its author's. */
export function UnportedActions({ selection, proposal, mayDecide }: UnportedActionsProps) {
  const t = useTranslate('annotator');
  const { delete: deleteUnported, openDecision } = useCommands().unported;
  const { confirm, toggleOldPage, choosePlace, askDeletion } = useUnportedActions();
  const { id, data, carriedOver } = selection;
  const open = useAnnotatorState(({ unported }) =>
    unported.open?.id === id ? unported.open.what : undefined,
  );
  const isOldShown = useAnnotatorState(({ unported }) => unported.oldPlaceOf === id);
  const isDeletable = useAnnotatorState((state) => canDelete(state, selection));
  const count = placesFor(selection).length;
  const close = () => openDecision(undefined);
  if (open === 'deletion')
    return (
      <ConfirmDeletion
        question={
          data.length > 0
            ? t('unported.deleteQuestion', { count: data.length })
            : t('unported.deleteBareQuestion')
        }
        returnTo={CARD}
        onCancel={close}
        onConfirm={() => {
          close();
          deleteUnported(id);
        }}
      />
    );
  if (open === 'byHand')
    return (
      <Part key={open}>
        <ByHand onCancel={close} />
      </Part>
    );
  return (
    <>
      {open === 'places' && (
        <Part key={open}>
          <PlaceChoice selection={selection} proposal={proposal} mayDecide={mayDecide} />
        </Part>
      )}
      <Part key="actions">
        <footer className={cards['actions']}>
          {mayDecide && proposal && (
            <KeyButton look="primary" keyName="a" onClick={() => confirm(id)}>
              {t('unported.confirm')}
            </KeyButton>
          )}
          {mayDecide && (
            <KeyButton keyName="r" aria-expanded={open === 'places'} onClick={() => choosePlace(selection)}>
              {t(count > 0 ? 'unported.otherPlace' : 'unported.byHand')}
            </KeyButton>
          )}
          {carriedOver && (
            <KeyButton keyName="o" aria-pressed={isOldShown} onClick={() => toggleOldPage(id)}>
              {t(isOldShown ? 'unported.hideOldPage' : 'unported.showOldPage')}
            </KeyButton>
          )}
          {isDeletable && (
            <KeyButton look="quiet" onClick={() => askDeletion(selection)}>
              {t('unported.delete')}
            </KeyButton>
          )}
        </footer>
      </Part>
    </>
  );
}

/** What comes and goes in a card; the card keeps the focus that was in it, so that the keys keep working. */
function Part({ children }: { readonly children: ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  useReturnFocus(element, CARD);
  return <div ref={setElement}>{children}</div>;
}
