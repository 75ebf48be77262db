import type { RunBox } from '@glossator/document-text';
import { treeOf } from '../layout/node-tree';
import type { ScrollPane } from '../layout/scroll-pane';
import { boundsOfBoxes } from '../text/box-bounds';
import { LAYOUT_FACTOR } from '../text/text-measure';

const TO_LAYER = [LAYOUT_FACTOR, 0, 0, LAYOUT_FACTOR, 0, 0] as const;

/** Makes a button for a text layer. What presses it is nothing for the keys of the document, nor for a click on its text. */
export function createTextButton(document: Document, onOpen: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
  });
  button.addEventListener('click', (event) => {
    event.stopPropagation();
    onOpen();
  });
  return button;
}

/** Lays a button over boxes of its page, or at their corner and as large as what it contains; where there are none it stays. */
export function placeTextButton(
  button: HTMLButtonElement,
  boxes: readonly RunBox[],
  size: 'as boxes' | 'as content' = 'as boxes',
): void {
  const box = boundsOfBoxes(boxes, TO_LAYER);
  if (!box) return;
  Object.assign(button.style, {
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: size === 'as boxes' ? `${box.width}px` : '',
    height: size === 'as boxes' ? `${box.height}px` : '',
  });
}

/** Gives the focus of a button that is about to go back to the document. */
export function leaveTextButton(button: HTMLButtonElement, { root }: ScrollPane): void {
  if (treeOf(root).activeElement === button) root.focus({ preventScroll: true });
}
