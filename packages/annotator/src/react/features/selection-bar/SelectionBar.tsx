import { useAnnotatorState } from '../../annotator/context/annotator-context';
import type { SelectionBarProps } from '../../annotator/slots/slots';
import { useLater } from '../../controls/later';
import { SELECTION_BAR } from './later-bars';

/** The bar at the end of the text that is selected: highlight, comment, copy. Readers can only copy. */
export function SelectionBar({ stage }: SelectionBarProps) {
  const textSelection = useAnnotatorState(({ selections }) => selections.textSelection);
  const selection = textSelection?.text.trim() === '' ? undefined : textSelection;
  const { part: OpenBar } = useLater(SELECTION_BAR, selection !== undefined);
  if (!selection || !OpenBar) return null;
  const { x, y } = selection.endBox;
  return <OpenBar key={`${x} ${y} ${selection.text.length}`} stage={stage} selection={selection} />;
}
