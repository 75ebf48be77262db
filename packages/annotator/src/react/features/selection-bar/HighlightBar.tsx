import { selectSelection } from '../../../core/selections/selectors';
import { useAnnotatorState } from '../../annotator/context/annotator-context';
import type { HighlightBarProps } from '../../annotator/slots/slots';
import { useLater } from '../../controls/later';
import { HIGHLIGHT_BAR } from './later-bars';

/** The bar at a highlight that was clicked, while it is the active one and nothing else is selected. */
export function HighlightBar({ clicked, stage, onClose }: HighlightBarProps) {
  const selection = useAnnotatorState((state) =>
    clicked && state.selections.activeId === clicked.id && !state.selections.textSelection
      ? selectSelection(state, clicked.id)
      : undefined,
  );
  const isWriting = useAnnotatorState(({ comments }) => comments.form !== undefined);
  const isWanted = clicked !== undefined && selection !== undefined && !isWriting;
  const { part: OpenBar } = useLater(HIGHLIGHT_BAR, isWanted);
  if (!isWanted || !OpenBar) return null;
  return <OpenBar key={clicked.id} box={clicked.box} stage={stage} selection={selection} onClose={onClose} />;
}
