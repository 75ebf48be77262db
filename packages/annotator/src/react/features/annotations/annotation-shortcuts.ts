import { stepAnnotation } from '../../../core/selections/selectors';
import { useAnnotatorContext } from '../../annotator/context/annotator-context';
import { focusDocument } from '../../controls/keys/document-focus';
import { plainKeys, type KeyHandler, type KeyHelp, type KeyPress } from '../../controls/keys/shortcuts';

/** The keys of annotations, for the list of keys. */
export const ANNOTATION_KEYS: readonly KeyHelp[] = [
  ['keys.nextAnnotation', ['j']],
  ['keys.previousAnnotation', ['k']],
  ['keys.openMark', ['Enter']],
  ['keys.delete', ['Del']],
];

/** Keys that step from annotation to annotation and that delete the active highlight, and Escape, which leads from a card back to its highlight. */
export function useAnnotationShortcuts(): readonly KeyHandler[] {
  const { annotator, shownViewer } = useAnnotatorContext();
  const { commands, store } = annotator;
  const step = (direction: 1 | -1, target: EventTarget) => {
    const id = stepAnnotation(store.getState(), direction);
    if (id === undefined) return;
    commands.selections.activate(id, true);
    // From a highlight, the focus moves to the next highlight.
    if (idAround(target, 'data-mark') !== undefined) shownViewer.get()?.focusHighlight(id);
  };
  const remove = ({ event: { target }, root }: KeyPress) => {
    const { selections: before, picking } = store.getState();
    const { activeId, textSelection } = before;
    if (picking.isOn) {
      commands.picking.askDeletion(Object.keys(picking.picked).length > 0);
      return;
    }
    if (activeId === undefined || textSelection) return;
    commands.selections.askDeletion(activeId);
    const { selections } = store.getState();
    if (selections.askedDeletion === activeId) commands.panels.chooseRightTab('annotations');
    // The highlight that had the focus is gone.
    else if (selections.activeId === undefined && idAround(target, 'data-mark') !== undefined)
      focusDocument(root);
  };
  const leave: KeyHandler = ({ event }) => {
    if (event.key !== 'Escape') return false;
    const card = idAround(event.target, 'data-glossator-card');
    commands.selections.activate(card, card !== undefined);
    if (card !== undefined) shownViewer.get()?.focusHighlight(card);
    // The browser may have a use for it, too.
    return false;
  };
  return [
    plainKeys({
      j: ({ event }) => step(1, event.target),
      k: ({ event }) => step(-1, event.target),
      Delete: remove,
      Backspace: remove,
    }),
    leave,
  ];
}

/** The id in an attribute of the highlight or card around an element. */
function idAround(target: EventTarget, attribute: 'data-mark' | 'data-glossator-card'): number | undefined {
  const element = target instanceof Element ? target.closest(`[${attribute}]`) : null;
  return element ? Number(element.getAttribute(attribute)) : undefined;
}
