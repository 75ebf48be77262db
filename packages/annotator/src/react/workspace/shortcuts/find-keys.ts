import type { KeyboardEvent } from 'react';
import type { CodeHits } from '../../features/search/use-code-hits';

/**
 * What a key of the browser's own search does here: Ctrl+F (or ⌘F) opens ours, F3 and Ctrl+G step. The browser could only search the
 * few pages that exist at the moment; who presses Ctrl+F in our field once more gets it all the same.
 */
export function findKeyOf(
  event: KeyboardEvent<HTMLElement>,
  hits: Pick<CodeHits, 'step'>,
  showSearch: () => void,
): (() => void) | undefined {
  if (event.altKey) return undefined;
  const hasCommand = event.ctrlKey || event.metaKey;
  const isInField =
    event.target instanceof Element && event.target.closest('[data-glossator-search-field]') !== null;
  if (hasCommand && !event.shiftKey && event.key.toLowerCase() === 'f')
    return isInField ? undefined : showSearch;
  if (event.key === 'F3' || (hasCommand && event.key.toLowerCase() === 'g'))
    return () => hits.step(event.shiftKey ? -1 : 1);
  return undefined;
}
