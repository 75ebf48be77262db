import type { TextSelection } from '@glossator/client-sdk/contract';
import { useMemo } from 'react';
import { isUnported, selectSelection } from '../../../../core/selections/selectors';
import { placesFor, unportedAmong } from '../../../../core/unported/selectors';
import { useAnnotatorContext } from '../../../annotator/context/annotator-context';
import { useVersions } from '../../../annotator/context/versions-context';

/** What buttons and keys do with unported annotations. */
export interface UnportedActions {
  readonly confirm: (id: number) => void;
  readonly toggleOldPage: (id: number) => void;
  /** Opens the other places of one, or the selecting by hand where it has none; pressed again it closes them. */
  readonly choosePlace: (selection: TextSelection) => void;
  /** Deletes one, after asking where something is written on it. */
  readonly askDeletion: (selection: TextSelection) => void;
  /** What a key does while they are listed; undefined where it means nothing here. */
  readonly keyOf: (key: string) => (() => void) | undefined;
}

/** Makes them. */
export function useUnportedActions(): UnportedActions {
  const { annotator } = useAnnotatorContext();
  const isOld = useVersions().opened !== undefined;
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
    const keyOf = (key: string): (() => void) | undefined => {
      const state = getState();
      const { open, filter } = state.unported;
      const { tab, isCollapsed } = state.panels.right;
      if (isOld || tab !== 'code-update' || isCollapsed) return undefined;
      if (key === 'j' || key === 'k') {
        const isListed = unportedAmong(state.selections.items, filter).length > 0;
        return isListed ? () => void commands.unported.step(key === 'j' ? 1 : -1) : undefined;
      }
      if (open?.what === 'byHand' && key === 'a') return () => void commands.unported.placeAtSelectedText();
      const id = open?.id ?? state.selections.activeId;
      const selection = id === undefined ? undefined : selectSelection(state, id);
      if (!selection || !isUnported(selection)) return undefined;
      const keys: Readonly<Record<string, () => void>> = {
        a: () => confirm(selection.id),
        r: () => choosePlace(selection),
        ']': () => commands.unported.stepPlace(selection.id, 1),
        '[': () => commands.unported.stepPlace(selection.id, -1),
        h: () => commands.unported.openDecision({ id: selection.id, what: 'byHand' }),
        o: () => toggleOldPage(selection.id),
        Delete: () => askDeletion(selection),
      };
      return keys[key];
    };
    return { confirm, toggleOldPage, choosePlace, askDeletion, keyOf };
  }, [annotator, isOld]);
}
