import { comparePositions, rangeBetween, type Position, type TextRange } from '@glossator/document-text';
import { treeOf } from '../layout/node-tree';
import type { PageView } from '../pages/page-view';

/** What the browser's own selection (touch, keyboard, screen reader, select all) comes to. */
export type NativeSelected =
  | { readonly kind: 'range'; readonly range: TextRange }
  /** It reaches out of the document's text. */
  | { readonly kind: 'outside'; readonly text: string; readonly box: DOMRect }
  /** It is somewhere else on the host's page. */
  | { readonly kind: 'elsewhere' };

/** What the browser has selected, seen from the tree that `root` stands in; undefined where it is nothing. */
export function selectedRange(root: HTMLElement): Range | undefined {
  const range = currentRange(root);
  return range && !range.collapsed ? range : undefined;
}

/** The same, be it a mere caret. From outside of a shadow root nobody sees what is selected in it. */
function currentRange(root: HTMLElement): Range | undefined {
  const selection = root.ownerDocument.getSelection();
  if (!selection || selection.rangeCount === 0) return undefined;
  const tree = treeOf(root);
  if (!(tree instanceof ShadowRoot) || !('getComposedRanges' in selection)) return selection.getRangeAt(0);
  const [composed] = selection.getComposedRanges({ shadowRoots: [tree] });
  if (!composed) return undefined;
  const range = root.ownerDocument.createRange();
  range.setStart(composed.startContainer, composed.startOffset);
  range.setEnd(composed.endContainer, composed.endOffset);
  return range;
}

/** Reads the browser's selection against the text layers of mounted pages. `undefined` when nothing is selected. */
export function readNativeSelection(
  root: HTMLElement,
  views: readonly PageView[],
): NativeSelected | undefined {
  const range = selectedRange(root);
  if (!range) return undefined;
  if (!range.intersectsNode(root)) return { kind: 'elsewhere' };
  const isInside = root.contains(range.startContainer) && root.contains(range.endContainer);
  if (!isInside) {
    const text = root.ownerDocument.getSelection()?.toString() ?? '';
    return { kind: 'outside', text, box: range.getBoundingClientRect() };
  }
  const start = positionAt(views, range.startContainer, range.startOffset) ?? edge(views, range, 'start');
  const end = positionAt(views, range.endContainer, range.endOffset) ?? edge(views, range, 'end');
  if (!start || !end || comparePositions(start, end) >= 0) return undefined;
  return { kind: 'range', range: rangeBetween(start, end) };
}

/** Whether the browser's selection is exactly this range, so that a change of it says nothing new. */
export function isMirrored(
  root: HTMLElement,
  range: TextRange,
  viewOf: (page: number) => PageView | undefined,
): boolean {
  const selected = currentRange(root);
  return (
    selected?.startContainer === viewOf(range.startPage)?.text?.textNodeOf(range.startElement) &&
    selected?.endContainer === viewOf(range.endPage)?.text?.textNodeOf(range.endElement) &&
    selected?.startOffset === range.startCharacter &&
    selected.endOffset === range.endCharacter
  );
}

/** Makes the browser's selection say what is selected, for copying and for screen readers, if both ends have text layers. */
export function mirrorSelection(
  root: HTMLElement,
  range: TextRange,
  viewOf: (page: number) => PageView | undefined,
): void {
  const start = viewOf(range.startPage)?.text?.textNodeOf(range.startElement);
  const end = viewOf(range.endPage)?.text?.textNodeOf(range.endElement);
  const selection = root.ownerDocument.getSelection();
  if (!selection) return;
  if (!start || !end) {
    dropNativeSelection(root);
    return;
  }
  selection.setBaseAndExtent(
    start,
    Math.min(range.startCharacter, start.length),
    end,
    Math.min(range.endCharacter, end.length),
  );
}

/** Takes the browser's selection away if it is in the viewer. */
export function dropNativeSelection(root: HTMLElement): void {
  const range = currentRange(root);
  if (range && root.contains(range.startContainer)) root.ownerDocument.getSelection()?.removeAllRanges();
}

/** The position of a text node's offset. */
function positionAt(views: readonly PageView[], node: Node, offset: number): Position | undefined {
  for (const { page, text } of views) {
    const element = node.nodeType === 3 ? text?.elementOf(node) : undefined;
    if (element !== undefined) return { page, element, character: offset };
  }
  return undefined;
}

/** The first or last text that a range touches, for ends that are not in text. */
function edge(views: readonly PageView[], range: Range, side: 'start' | 'end'): Position | undefined {
  const ordered = [...views].sort((a, b) => (side === 'start' ? a.page - b.page : b.page - a.page));
  for (const { page, text } of ordered) {
    if (!text || !range.intersectsNode(text.root)) continue;
    const spans = [...text.root.children].filter((child) => text.elementOf(child) !== undefined);
    const found = side === 'start' ? spans.find(touches(range)) : spans.findLast(touches(range));
    const element = found && text.elementOf(found);
    if (element === undefined) continue;
    return { page, element, character: side === 'start' ? 0 : (text.textNodeOf(element)?.length ?? 0) };
  }
  return undefined;
}

function touches(range: Range): (span: Element) => boolean {
  return (span) => range.intersectsNode(span);
}
