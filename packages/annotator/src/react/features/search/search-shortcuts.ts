import { useAnnotatorContext, useOffers } from '../../annotator/context/annotator-context';
import { isInside, plainKeys, type KeyHandler, type KeyHelp } from '../../controls/keys/shortcuts';
import { SEARCH_FIELD } from './search-focus';
import { useCodeHits } from './use-code-hits';

/** The keys of the search, for the list of keys. */
export const SEARCH_KEYS: readonly KeyHelp[] = [
  ['keys.search', ['/']],
  ['keys.nextHit', ['n']],
  ['keys.previousHit', ['N']],
  ['keys.selectHit', ['s']],
];

/** Keys that open the search and step through its hits. */
export function useSearchShortcuts(): readonly KeyHandler[] {
  const { commands } = useAnnotatorContext().annotator;
  const { step } = useCodeHits();
  const { search } = useOffers();
  const showSearch = (root: HTMLElement) => {
    commands.search.open();
    const field = root.querySelector<HTMLInputElement>(SEARCH_FIELD);
    field?.focus();
    field?.select();
  };
  /**
   * The browser's own keys: Ctrl+F (or ⌘F) opens our search, F3 and Ctrl+G step. The browser could only search the few pages that exist
   * at the moment; pressed once more in our field, Ctrl+F opens the browser's search after all.
   */
  const browserKeys: KeyHandler = ({ event, root, hasCommand }) => {
    if (event.altKey) return false;
    const key = event.key.toLowerCase();
    if (hasCommand && !event.shiftKey && key === 'f') {
      if (isInside(event.target, SEARCH_FIELD, root)) return false;
      showSearch(root);
      return true;
    }
    if (event.key !== 'F3' && !(hasCommand && key === 'g')) return false;
    step(event.shiftKey ? -1 : 1);
    return true;
  };
  // Without our search, the browser's keys are the browser's.
  if (!search) return [];
  return [
    browserKeys,
    plainKeys({
      n: () => step(1),
      N: () => step(-1),
      s: () => commands.selections.selectActiveHit(),
      '/': ({ root }) => showSearch(root),
    }),
  ];
}
