import type { TextSelection } from '@glossator/client-sdk/contract';
import { selectActiveSelection } from '../../../core/selections/selectors';
import { useAnnotatorState } from '../context/annotator-context';

/** The Selection that is worked on just now, of which the card is open; undefined while there is none. */
export function useActiveSelection(): TextSelection | undefined {
  return useAnnotatorState(selectActiveSelection);
}
