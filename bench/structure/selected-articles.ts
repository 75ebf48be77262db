import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  readStructure,
  startOf,
  unitAt,
  type DocumentStructure,
  type PageText,
} from '@glossator/document-text';
import type { Selection, Truth } from '../carry-over/pairs';
import type { Agreement } from './agreement';

/** Articles as the truth of a pair says where a selection stands: `§3`, `Art31`, `S23`, `Al121-7`. */
const ARTICLE = /^(?:§|Art|A|S|P)([\dlrd].*)$/iu;
const KEY = /^(?:§|art:|sec:|disp:)|#\d+$/gu;

/** What the articles come to that selections stand in. */
export interface SelectedArticles {
  readonly language: string;
  readonly agreement: Agreement;
  /** Selections whose article was not recognized, or as another one. */
  readonly errors: readonly string[];
}

/**
 * The articles in which a pair's selections begin, for pairs whose source keeps no structure: how many selections the source puts into one, for how
 * many of these an article is recognized, and for how many the same.
 */
export function selectedArticles(folder: string, pages: readonly PageText[]): SelectedArticles {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const hasPair = existsSync(join(folder, 'pair.json'));
  const { lang = '' } = hasPair ? (read('pair.json') as { readonly lang?: string }) : {};
  const selections = new Map((read('selections.json') as Selection[]).map((one) => [one.id, one]));
  const structure = readStructure(pages);
  const errors: string[] = [];
  let [found, wanted] = [0, 0];
  for (const { id, where = '' } of read('truth.json') as Truth[]) {
    const selection = selections.get(id);
    const number = ARTICLE.exec(where)?.[1];
    if (!selection || number === undefined) continue;
    const recognized = articleAt(structure, selection);
    wanted += 1;
    if (recognized !== '') found += 1;
    if (plain(recognized) !== plain(number)) errors.push(`${id} in ${where}: ${recognized || 'none'}`);
  }
  return {
    language: lang,
    agreement: { found, wanted, agreed: wanted - errors.length, extra: [], missing: [] },
    errors,
  };
}

/** The number of the article in which a selection begins; empty for none. */
function articleAt(structure: DocumentStructure, selection: Selection): string {
  let unit = structure.units[unitAt(structure, startOf(selection))];
  while (unit && unit.kind !== 'article') unit = structure.units[unit.parent];
  return unit ? unit.key.slice(unit.key.lastIndexOf('/') + 1).replace(KEY, '') : '';
}

/** A number without what sources write in different ways: `1er`, spaces, points. */
function plain(number: string): string {
  return number.toLowerCase().replace(/^1er$/u, '1').replace(/[\s.]/gu, '');
}
