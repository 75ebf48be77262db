import { compareRanges, type PageRuns } from '@glossator/document-text';
import type { HighlightDescription, ViewerHighlight } from '../../core/ports/viewer-marks';
import { treeOf } from '../layout/node-tree';
import type { ScrollPane } from '../layout/scroll-pane';
import type { TextLayer } from '../text/text-layer';
import { viewerClass } from '../styles/viewer-class';
import type { MarkShape } from './mark-shapes';
import { createTextButton, leaveTextButton, placeTextButton } from './text-buttons';

/** What marks are for those who read with a keyboard or a screen reader: a button each, in the text where the mark begins. */
export interface MarkButtons {
  /** Puts the buttons of a page into its text layer; only what differs from the last time is touched. */
  show(
    layer: TextLayer,
    marks: readonly ViewerHighlight[],
    runs: PageRuns,
    shapeOf: (mark: ViewerHighlight) => MarkShape,
  ): void;
  /** Asks anew what these are called, or all of them. */
  describe(ids?: readonly number[]): void;
  /** Gives a mark the focus, or as soon as it is shown, unless the reader goes elsewhere before. */
  focus(id: number): void;
  /** A text layer is about to go: the focus of a mark on it returns to the document. */
  release(layer: TextLayer): void;
}

/** What the buttons need to know, and who is notified. */
export interface MarkButtonsOptions {
  readonly pane: ScrollPane;
  /** Undefined where marks have no names: they get no buttons then. */
  readonly describe: ((id: number) => HighlightDescription | undefined) | undefined;
  readonly onOpen: (id: number) => void;
}

interface Shown {
  readonly marks: readonly ViewerHighlight[];
  readonly isExact: boolean;
  readonly buttons: ReadonlyMap<number, HTMLButtonElement>;
}

/** Makes the buttons of one document. */
export function createMarkButtons({ pane, describe, onOpen }: MarkButtonsOptions): MarkButtons {
  const { ownerDocument: document } = pane.root;
  const shown = new WeakMap<TextLayer, Shown>();
  const buttons = new Map<number, HTMLButtonElement>();
  let wanted: { readonly id: number; readonly from: Element | null } | undefined;

  const nameButton = (id: number, button: HTMLButtonElement): void => {
    const said = describe?.(id);
    if (!said) return;
    if (button.getAttribute('aria-label') !== said.label) button.setAttribute('aria-label', said.label);
    // Only what exists can be pointed at; a list may have taken the card away.
    if (said.detailsId !== undefined && treeOf(pane.root).getElementById(said.detailsId))
      button.setAttribute('aria-details', said.detailsId);
    else button.removeAttribute('aria-details');
  };
  const makeButton = (id: number): HTMLButtonElement => {
    // The mark itself may not have a name; the button in it may.
    const mark = document.createElement('mark');
    mark.className = viewerClass('mark');
    const button = createTextButton(document, () => onOpen(id));
    button.className = viewerClass('markButton');
    button.dataset['mark'] = String(id);
    button.addEventListener('focus', () => nameButton(id, button));
    mark.append(button);
    return button;
  };
  const remove = (id: number, button: HTMLButtonElement): void => {
    leaveTextButton(button, pane);
    button.parentElement?.remove();
    if (buttons.get(id) === button) buttons.delete(id);
  };

  return {
    show(layer, marks, runs, shapeOf) {
      const before = shown.get(layer);
      if (!describe || (before?.marks === marks && before.isExact === runs.isExact)) return;
      const left = new Map(before?.buttons);
      const now = new Map<number, HTMLButtonElement>();
      const beginning = marks
        .filter(({ range }) => range.startPage === runs.page)
        .sort((a, b) => compareRanges(a.range, b.range));
      for (const mark of beginning) {
        const button = left.get(mark.id) ?? makeButton(mark.id);
        left.delete(mark.id);
        now.set(mark.id, button);
        buttons.set(mark.id, button);
        placeTextButton(button, shapeOf(mark).boxes);
        const place = layer.textNodeOf(mark.range.startElement)?.parentElement ?? null;
        const element = button.parentElement;
        // What is moved in the tree loses the focus; what stands well stays.
        if (element && !(before?.buttons.has(mark.id) && isBefore(element, place)))
          layer.root.insertBefore(element, place);
        nameButton(mark.id, button);
      }
      for (const [id, button] of left) remove(id, button);
      shown.set(layer, { marks, isExact: runs.isExact, buttons: now });
      const target = wanted && now.get(wanted.id);
      if (!wanted || !target) return;
      if (wanted.from === treeOf(pane.root).activeElement) target.focus({ preventScroll: true });
      wanted = undefined;
    },
    describe(ids) {
      for (const id of ids ?? buttons.keys()) {
        const button = buttons.get(id);
        if (button) nameButton(id, button);
      }
    },
    focus(id) {
      const button = buttons.get(id);
      wanted = button ? undefined : { id, from: treeOf(pane.root).activeElement };
      button?.focus({ preventScroll: true });
    },
    release(layer) {
      for (const [id, button] of shown.get(layer)?.buttons ?? []) remove(id, button);
      shown.delete(layer);
    },
  };
}

/** Whether nothing but other marks stands between an element and the place before which it belongs. */
function isBefore(element: Element, place: Element | null): boolean {
  let next = element.nextElementSibling;
  while (next?.localName === 'mark') next = next.nextElementSibling;
  return next === place;
}
