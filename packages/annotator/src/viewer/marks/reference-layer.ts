import type { RunBox } from '@glossator/document-text';
import type { Matrix } from '../layout/page-matrix';
import { viewerClass } from '../styles/viewer-class';
import { boundsOfBoxes } from '../text/box-bounds';
import type { ShownReference } from './reference-source';

/** A reference with its boxes in page units: one for each line that it is on. */
export interface PlacedReference extends ShownReference {
  readonly boxes: readonly RunBox[];
}

/** The references of one page as elements. The pointer goes through them, so that text is selected as ever. */
export interface ReferenceLayer {
  readonly root: HTMLElement;
  /** Marks the one that the pointer is on. */
  point(id: string | undefined): void;
}

/** What the reader does by keys. */
export interface ReferenceLayerEvents {
  readonly onFocus: (reference: PlacedReference | undefined) => void;
  readonly onFollow: (reference: PlacedReference, isBeside: boolean) => void;
}

/** Keys that move to a neighbor. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Makes the elements of a page's references; places are in percent, so that zoom costs nothing. Tab stops once a page, arrows move on from there. */
export function createReferenceLayer(
  document: Document,
  references: readonly PlacedReference[],
  page: { readonly matrix: Matrix; readonly width: number; readonly height: number },
  events: ReferenceLayerEvents,
): ReferenceLayer {
  const root = document.createElement('div');
  root.className = viewerClass('references');
  const parts = new Map<string, HTMLElement[]>();
  const buttons: HTMLButtonElement[] = [];
  for (const reference of references) {
    const button = document.createElement('button');
    button.type = 'button';
    button.setAttribute('role', 'link');
    button.setAttribute('aria-label', reference.label);
    button.tabIndex = buttons.length === 0 ? 0 : -1;
    const at = buttons.push(button) - 1;
    button.addEventListener('click', (event) => {
      event.stopPropagation();
      events.onFollow(reference, event.altKey);
    });
    button.addEventListener('focus', () => {
      for (const other of buttons) other.tabIndex = other === button ? 0 : -1;
      events.onFocus(reference);
    });
    button.addEventListener('blur', () => events.onFocus(undefined));
    button.addEventListener('keydown', (event) => {
      const step = STEPS[event.key];
      if (event.key === 'Enter' && event.altKey) events.onFollow(reference, true);
      else if (step !== undefined && buttons[at + step]) buttons[at + step]?.focus({ preventScroll: false });
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
    const elements = reference.boxes.map((box, line) => {
      const element = line === 0 ? button : document.createElement('span');
      const bounds = boundsOfBoxes([box], page.matrix) ?? { x: 0, y: 0, width: 0, height: 0 };
      element.classList.add(viewerClass('reference'));
      Object.assign(element.style, {
        left: `${(100 * bounds.x) / page.width}%`,
        top: `${(100 * bounds.y) / page.height}%`,
        width: `${(100 * bounds.width) / page.width}%`,
        height: `${(100 * bounds.height) / page.height}%`,
      });
      return element;
    });
    parts.set(reference.id, elements);
    root.append(...elements);
  }
  let pointed: string | undefined;
  return {
    root,
    point(id) {
      if (id === pointed) return;
      for (const element of parts.get(pointed ?? '') ?? []) element.classList.remove(viewerClass('pointed'));
      pointed = id;
      for (const element of parts.get(pointed ?? '') ?? []) element.classList.add(viewerClass('pointed'));
    },
  };
}
