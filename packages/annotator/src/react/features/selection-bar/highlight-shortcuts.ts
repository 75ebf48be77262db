import { SELECTION_COLORS } from '../../../core/legend/colors';
import type { OffersState } from '../../../core/offers/state';
import { useAnnotatorContext, useOffers } from '../../annotator/context/annotator-context';
import { plainKeys, type KeyHandler, type KeyHelp } from '../../controls/keys/shortcuts';
import { useAnnotateText } from './use-annotate-text';
import { useAttachToText } from './use-attach-to-text';

/** The keys that mark and comment, for the list of keys. */
export const highlightKeys = ({ comments, attachments, media }: OffersState): readonly KeyHelp[] => [
  ['keys.highlight', ['1', '…', '0']],
  ...(comments ? [['keys.comment', ['c']] as const] : []),
  ...(attachments ? [['keys.attach', ['f']] as const] : []),
  ...(media ? [['keys.record', ['m']] as const] : []),
];

/** Keys that mark the selected text or recolor the active highlight, and that comment on or attach to either. */
export function useHighlightShortcuts(): readonly KeyHandler[] {
  const { commands, store } = useAnnotatorContext().annotator;
  const annotateText = useAnnotateText();
  const { attach, record } = useAttachToText();
  const { comments, attachments, media } = useOffers();
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
  return [
    plainKeys({
      ...Object.fromEntries(digits),
      ...(comments && { c: comment }),
      ...(attachments && { f: attach }),
      ...(media && { m: record }),
    }),
  ];
}
