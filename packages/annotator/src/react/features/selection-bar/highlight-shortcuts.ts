import { SELECTION_COLORS } from '../../../core/legend/colors';
import { useAnnotatorContext } from '../../annotator/context/annotator-context';
import { plainKeys, type KeyHandler, type KeyHelp } from '../../controls/keys/shortcuts';
import { useAnnotateText } from './use-annotate-text';
import { useAttachToText } from './use-attach-to-text';

/** The keys that mark and comment, for the list of keys. */
export const HIGHLIGHT_KEYS: readonly KeyHelp[] = [
  ['keys.highlight', ['1', '…', '0']],
  ['keys.comment', ['c']],
  ['keys.attach', ['f']],
  ['keys.record', ['m']],
];

/** Keys that mark the selected text or recolor the active highlight, and that comment on or attach to either. */
export function useHighlightShortcuts(): readonly KeyHandler[] {
  const { commands, store } = useAnnotatorContext().annotator;
  const annotateText = useAnnotateText();
  const { attach, record } = useAttachToText();
  const mark = (digit: number) => {
    const color = SELECTION_COLORS[(digit + 9) % 10];
    const { activeId, textSelection } = store.getState().selections;
    if (color === undefined) return;
    if (activeId !== undefined && !textSelection) commands.selections.recolor(activeId, color);
    else commands.selections.create({ color });
  };
  const comment = () => {
    const { activeId, textSelection } = store.getState().selections;
    if (activeId === undefined || textSelection) {
      annotateText();
      return;
    }
    commands.panels.chooseRightTab('annotations');
    commands.comments.openForm(activeId);
  };
  const digits = Array.from({ length: 10 }, (_, digit) => [digit, () => mark(digit)] as const);
  return [plainKeys({ ...Object.fromEntries(digits), c: comment, f: attach, m: record })];
}
