import { readFileSync } from 'node:fs';

/** A text item as the evaluator's methods read it: PDF points with one digit, `eol` where a line ends. */
export interface SourceItem {
  readonly str: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly eol?: 1;
}

/** A page of the evaluator's documents. */
export interface SourcePage {
  readonly width: number;
  readonly height: number;
  readonly items: readonly SourceItem[];
}

/** A document as the evaluator's methods take it. */
export interface SourceDocument {
  readonly pages: readonly SourcePage[];
}

/** A text item as pdf.js gives it, without what no one reads. */
export interface KeptItem {
  readonly str: string;
  readonly hasEOL: boolean;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
}

/** A page with its kept items. */
export interface KeptPage {
  readonly width: number;
  readonly height: number;
  readonly items: readonly KeptItem[];
}

/** The kept items as the evaluator's methods take them. */
export function documentOf(file: string): SourceDocument {
  return { pages: readKept(file).map((page) => ({ ...page, items: page.items.map(sourceItem) })) };
}

/** The pages that a file keeps. */
export function readKept(file: string): KeptPage[] {
  return JSON.parse(readFileSync(file, 'utf8')) as KeptPage[];
}

function sourceItem({ str, hasEOL, transform, width, height }: KeptItem): SourceItem {
  const tenth = (value = 0) => Number(value.toFixed(1));
  const place = { x: tenth(transform[4]), y: tenth(transform[5]), w: tenth(width), h: tenth(height) };
  return hasEOL ? { str, ...place, eol: 1 } : { str, ...place };
}
