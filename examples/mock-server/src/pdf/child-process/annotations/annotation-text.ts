import { fieldOf } from '@glossator/document-text';

/** UTF-16 units of one text that are kept, and levels of rich text that are looked into. */
const LONGEST = 200_000;
const DEEPEST = 50;

/** What pdf.js says an annotation's `/Contents` is, else the letters of its rich text (`/RC`). Line ends are `\n`. */
export function textOf(data: unknown): string {
  const plain = tidy(fieldOf(fieldOf(data, 'contentsObj'), 'str'));
  if (plain !== '') return plain;
  const parts: string[] = [];
  collect(fieldOf(fieldOf(data, 'richText'), 'html'), parts, 0);
  return tidy(parts.join('').replaceAll(/\n{2,}/g, '\n'));
}

/** A string of a PDF as plain text of so many units at most; nothing where there is none. */
export function tidy(value: unknown, longest = LONGEST): string {
  if (typeof value !== 'string') return '';
  const clean = value.slice(0, longest + 1).replaceAll(/\r\n?/g, '\n');
  // Control characters mean nothing in a remark.
  return clean
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
    .slice(0, longest)
    .trim();
}

function collect(node: unknown, parts: string[], depth: number): void {
  if (depth > DEEPEST) return;
  const value = fieldOf(node, 'value');
  if (typeof value === 'string') parts.push(value);
  const children = fieldOf(node, 'children');
  if (Array.isArray(children)) for (const child of children) collect(child, parts, depth + 1);
  const name = fieldOf(node, 'name');
  if (name === 'p' || name === 'br' || name === 'div') parts.push('\n');
}
