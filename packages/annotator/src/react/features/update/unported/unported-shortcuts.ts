import { isUnported, selectSelection } from '../../../../core/selections/selectors';
import { unportedAmong } from '../../../../core/unported/selectors';
import { useAnnotatorContext, useOffers } from '../../../annotator/context/annotator-context';
import { useVersions } from '../../../annotator/context/versions-context';
import { plainKeys, type KeyHandler, type KeyHelp } from '../../../controls/keys/shortcuts';
import { useUnportedActions } from './use-unported-actions';

/** The keys of unported annotations, for the list of keys. */
export const UNPORTED_KEYS: readonly KeyHelp[] = [
  ['unported.keys.confirm', ['a']],
  ['unported.keys.otherPlace', ['r']],
  ['unported.keys.nextCandidate', [']', '[']],
  ['unported.keys.byHand', ['h']],
  ['unported.keys.oldPage', ['o']],
  ['unported.keys.delete', ['Del']],
];

/** Keys that work on unported annotations while they are listed, which `isShown` says of the tab; `j` and `k` then step through these alone. */
export function useUnportedShortcuts(isShown: boolean): readonly KeyHandler[] {
  const { commands, store } = useAnnotatorContext().annotator;
  const isOld = useVersions().opened !== undefined;
  const { updates } = useOffers();
  const { confirm, toggleOldPage, choosePlace, askDeletion } = useUnportedActions();
  const stepKeys = plainKeys({
    j: () => void commands.unported.step(1),
    k: () => void commands.unported.step(-1),
  });
  const placeByHand = plainKeys({ a: () => void commands.unported.placeAtSelectedText() });
  /** Keys of the annotation being decided on, or of the active one. */
  const decisionKeys: KeyHandler = (press) => {
    const state = store.getState();
    const id = state.unported.open?.id ?? state.selections.activeId;
    const selection = id === undefined ? undefined : selectSelection(state, id);
    if (!selection || !isUnported(selection)) return false;
    const keys = plainKeys({
      a: () => confirm(selection.id),
      r: () => choosePlace(selection),
      ']': () => commands.unported.stepPlace(selection.id, 1),
      '[': () => commands.unported.stepPlace(selection.id, -1),
      h: () => commands.unported.openDecision({ id: selection.id, what: 'byHand' }),
      o: () => toggleOldPage(selection.id),
      Delete: () => askDeletion(selection),
    });
    return keys(press);
  };
  const whileListed: KeyHandler = (press) => {
    const { unported, selections } = store.getState();
    if (isOld || !updates || !isShown) return false;
    const isListed = unportedAmong(selections.items, unported.filter).length > 0;
    if (isListed && stepKeys(press)) return true;
    if (unported.open?.what === 'byHand' && placeByHand(press)) return true;
    return decisionKeys(press);
  };
  return [whileListed];
}
