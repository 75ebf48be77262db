import { readFileSync } from 'node:fs';
import type { PageText, StructureUnit } from '@glossator/document-text';

/** What is counted: articles or sections, headings of divisions, and both together whatever they are taken for. */
export type MeasuredKind = 'unit' | 'article' | 'heading';

/** A law's structure as its source has it. */
export interface SourceStructure {
  readonly lang: string;
  readonly blocks: readonly { readonly type: string; readonly begins: string }[];
}

/** A unit that was recognised: where it stands, and the text from there. */
export interface FoundUnit {
  readonly page: number;
  readonly text: string;
}

/** More than is compared of a heading, with its spaces. */
const READ = 80;

/** Reads a structure file of the evaluator. */
export function readSource(file: string): SourceStructure {
  return JSON.parse(readFileSync(file, 'utf8')) as SourceStructure;
}

/** Whether a source says where its headings are; some keep only the articles, though the law in print has headings. */
export function hasHeadings({ blocks }: SourceStructure): boolean {
  return blocks.some(({ type }) => type === 'h');
}

/** What the units of one kind in the source begin with, in order. */
export function blocksOf({ blocks }: SourceStructure, kind: MeasuredKind): string[] {
  const types = { unit: ['art', 'h'], article: ['art'], heading: ['h'] }[kind];
  return blocks.flatMap(({ type, begins }) => (types.includes(type) ? begins : []));
}

/** The recognised units of one kind in order, without the entries of a table of contents. */
export function unitsOf(
  units: readonly StructureUnit[],
  kind: MeasuredKind,
  pages: readonly PageText[],
): FoundUnit[] {
  const wanted = { unit: ['article', 'division'], article: ['article'], heading: ['division'] }[kind];
  return units
    .filter((unit) => wanted.includes(unit.kind) && !unit.inContents)
    .map(({ start }) => ({ page: start.page, text: textFrom(pages[start.page], start) }));
}

function textFrom(page: PageText | undefined, { element, character }: StructureUnit['start']): string {
  let text = '';
  for (let at = element; page && at < page.elements.length && text.length < READ; at += 1) {
    const shown = page.elements[at] ?? '';
    text += `${at === element ? shown.slice(character) : shown}${page.lineEnds[at] ? ' ' : ''}`;
  }
  return text;
}
