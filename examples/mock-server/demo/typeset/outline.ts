import { PdfArray, PdfDict, PdfName, PdfNull, PdfNumber, PdfString } from '@libpdf/core';
import type { PDF, PdfRef } from '@libpdf/core';
import type { OutlineMark } from './blocks';

/** A heading with the page it stands on and its distance from the page's lower edge, in points. */
export interface OutlineEntry extends OutlineMark {
  readonly page: PdfRef;
  readonly top: number;
}

interface OutlineNode {
  readonly entry: OutlineEntry;
  readonly children: OutlineNode[];
}

function toTree(entries: readonly OutlineEntry[]): OutlineNode[] {
  const roots: OutlineNode[] = [];
  const stack: OutlineNode[] = [];
  for (const entry of entries) {
    const node: OutlineNode = { entry, children: [] };
    stack.length = Math.min(stack.length, entry.level);
    (stack.at(-1)?.children ?? roots).push(node);
    stack.push(node);
  }
  return roots;
}

function writeLevel(pdf: PDF, parentRef: PdfRef, parent: PdfDict, nodes: readonly OutlineNode[]): void {
  const items = nodes.map((node) => {
    const dictionary = new PdfDict([
      ['Title', PdfString.fromString(node.entry.title)],
      ['Parent', parentRef],
      [
        'Dest',
        new PdfArray([
          node.entry.page,
          PdfName.of('XYZ'),
          PdfNull.instance,
          PdfNumber.of(Math.round(node.entry.top)),
          PdfNull.instance,
        ]),
      ],
    ]);
    return { node, dictionary, ref: pdf.register(dictionary) };
  });
  items.forEach(({ node, dictionary, ref }, index) => {
    const previous = items[index - 1];
    const next = items[index + 1];
    if (previous) dictionary.set('Prev', previous.ref);
    if (next) dictionary.set('Next', next.ref);
    if (node.children.length > 0) writeLevel(pdf, ref, dictionary, node.children);
  });
  const first = items[0];
  const last = items.at(-1);
  if (first && last) {
    parent.set('First', first.ref);
    parent.set('Last', last.ref);
    // A negative count keeps the level closed until the reader opens it; the root shows its children.
    parent.set('Count', PdfNumber.of(parent.has('Parent') ? -items.length : items.length));
  }
}

/** Writes the bookmarks of the document (ISO 32000-1, 12.3.3): parts, chapters, articles. */
export function writeOutline(pdf: PDF, entries: readonly OutlineEntry[]): void {
  const root = new PdfDict([['Type', PdfName.of('Outlines')]]);
  const ref = pdf.register(root);
  writeLevel(pdf, ref, root, toTree(entries));
  pdf.getCatalog().set('Outlines', ref);
  pdf.getCatalog().set('PageMode', PdfName.of('UseOutlines'));
}

/** Labels the first `frontPages` pages i, ii, iii and the others from 1 (ISO 32000-1, 12.4.2). */
export function writePageLabels(pdf: PDF, frontPages: number): void {
  const style = (name: string) => new PdfDict([['S', PdfName.of(name)]]);
  const numbers = new PdfArray([PdfNumber.of(0), style('r'), PdfNumber.of(frontPages), style('D')]);
  pdf.getCatalog().set('PageLabels', new PdfDict([['Nums', numbers]]));
}
