import type { PageRuns } from '@glossator/document-text';
import type { ChangeDescription, ChangeMark } from '../../core/ports/viewer-marks';
import type { ScrollPane } from '../layout/scroll-pane';
import type { TextLayer } from '../text/text-layer';
import { viewerClass } from '../styles/viewer-class';
import type { ChangeShape } from './change-shapes';
import { createTextButton, leaveTextButton, placeTextButton } from './text-buttons';

/** Changes for those who read with a keyboard or a screen reader: a button each, where the change begins, and the links of moved ones. */
export interface ChangeButtons {
  /** Puts the buttons of a page into its text layer; only what differs from the last time is touched. */
  show(
    layer: TextLayer,
    marks: readonly ChangeMark[],
    active: number | undefined,
    runs: PageRuns,
    shapeOf: (mark: ChangeMark) => ChangeShape,
  ): void;
  /** A text layer is about to go: the focus of a change on it returns to the document. */
  release(layer: TextLayer): void;
}

/** What the buttons need to know, and who is notified. */
export interface ChangeButtonsOptions {
  readonly pane: ScrollPane;
  /** Undefined where changes have no names: they get no buttons then. */
  readonly describe: ((index: number) => ChangeDescription | undefined) | undefined;
  readonly onOpen: (index: number) => void;
}

interface Shown {
  readonly marks: readonly ChangeMark[];
  readonly active: number | undefined;
  readonly isExact: boolean;
  readonly buttons: ReadonlyMap<number, HTMLButtonElement>;
}

/** Makes the buttons of one document. */
export function createChangeButtons({ pane, describe, onOpen }: ChangeButtonsOptions): ChangeButtons {
  const { ownerDocument: document } = pane.root;
  const shown = new WeakMap<TextLayer, Shown>();

  const makeButton = (index: number): HTMLButtonElement => {
    const button = createTextButton(document, () => onOpen(index));
    button.dataset['change'] = String(index);
    return button;
  };
  const remove = (button: HTMLButtonElement): void => {
    leaveTextButton(button, pane);
    button.remove();
  };
  /** Over the passage and only seen with the focus, or, with a link to another place, in the margin before the bar. */
  const place = (button: HTMLButtonElement, shape: ChangeShape, link: string | undefined): void => {
    const isLink = link !== undefined;
    const boxes = shape.passage.length > 0 ? shape.passage : shape.boxes;
    button.className = viewerClass(isLink ? 'changeLink' : 'markButton');
    button.textContent = link ?? '';
    if (isLink) placeTextButton(button, shape.bars.slice(0, 1), 'as content');
    else placeTextButton(button, boxes);
  };

  return {
    show(layer, marks, active, runs, shapeOf) {
      const before = shown.get(layer);
      if (
        !describe ||
        (before?.marks === marks && before.active === active && before.isExact === runs.isExact)
      )
        return;
      const left = new Map(before?.buttons);
      const now = new Map<number, HTMLButtonElement>();
      for (const mark of marks) {
        const { startPage, startElement } = mark.passage;
        const said = startPage === runs.page ? describe(mark.index) : undefined;
        if (!said) continue;
        const button = left.get(mark.index) ?? makeButton(mark.index);
        left.delete(mark.index);
        now.set(mark.index, button);
        button.setAttribute('aria-label', said.label);
        if (said.link !== undefined) button.title = said.label;
        if (mark.index === active) button.setAttribute('aria-current', 'true');
        else button.removeAttribute('aria-current');
        place(button, shapeOf(mark), said.link);
        const next = layer.textNodeOf(startElement)?.parentElement ?? null;
        // What is moved in the tree loses the focus.
        if (!button.isConnected) layer.root.insertBefore(button, next);
      }
      for (const button of left.values()) remove(button);
      shown.set(layer, { marks, active, isExact: runs.isExact, buttons: now });
    },
    release(layer) {
      for (const button of shown.get(layer)?.buttons.values() ?? []) remove(button);
      shown.delete(layer);
    },
  };
}
