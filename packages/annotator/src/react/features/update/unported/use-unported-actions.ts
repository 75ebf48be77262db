import type { TextSelection } from '@glossator/client-sdk/contract';
import { useMemo } from 'react';
import { placesFor } from '../../../../core/selections/proposed-place';
import { useAnnotatorContext } from '../../../annotator/context/annotator-context';

/** What buttons and keys do with unported annotations. */
export interface UnportedActions {
  readonly confirm: (id: number) => void;
  readonly toggleOldPage: (id: number) => void;
  /** Opens the other places of one, or selecting manually where it has none; pressed again it closes them. */
  readonly choosePlace: (selection: TextSelection) => void;
  /** Deletes one, after asking where something is written on it. */
  readonly askDeletion: (selection: TextSelection) => void;
}

/** Makes them. */
export function useUnportedActions(): UnportedActions {
  const { annotator } = useAnnotatorContext();
  return useMemo(() => {
    const { commands, store } = annotator;
    const { getState } = store;
    const confirm = (id: number): void => void commands.unported.confirmPlace(id);
    const toggleOldPage = (id: number): void =>
      commands.unported.showOldPlace(getState().unported.oldPlaceOf === id ? undefined : id);
    const choosePlace = (selection: TextSelection): void => {
      const { id } = selection;
      const isOpen = getState().unported.open?.id === id;
      const what = placesFor(selection).length > 0 ? 'places' : 'byHand';
      commands.unported.openDecision(isOpen ? undefined : { id, what });
    };
    const askDeletion = ({ id, data }: TextSelection): void =>
      data.length > 0
        ? commands.unported.openDecision({ id, what: 'deletion' })
        : commands.unported.delete(id);
    return { confirm, toggleOldPage, choosePlace, askDeletion };
  }, [annotator]);
}
