import type { ExportedSelection } from '@glossator/client-sdk/account-export';
import {
  compareRanges,
  createReanchor,
  isQuoteOf,
  rangeProblem,
  rangesOverlap,
  type PageText,
  type TextRange,
} from '@glossator/document-text';
import { createTimeSlice } from '../../../background/time-slice';
import { rangeOf } from '../../selections/placement';

/** A Selection with the range that it has in this text. */
export interface PlacedSelection {
  readonly selection: ExportedSelection;
  readonly range: TextRange;
}

/** What was placed, and what was not: words that do not stand there, and places that are taken. */
export interface Placement {
  readonly placed: readonly PlacedSelection[];
  readonly otherText: number;
  readonly overlapping: number;
}

/**
 * Checks where Selections stand against the text of the PDF that came with them, as if they were made now (decisions.md section 3): nothing is ever
 * drawn at a wrong place. One whose words stand elsewhere is re-anchored. Without `pages` the text cannot be read, and only areas can be placed.
 */
export async function placeSelections(
  selections: readonly ExportedSelection[],
  pages: readonly PageText[] | undefined,
  pageCount: number,
): Promise<Placement> {
  const breathe = createTimeSlice();
  const reanchor = pages && createReanchor(pages);
  const found: PlacedSelection[] = [];
  let otherText = 0;
  for (const selection of selections) {
    const range = placeOf(selection, pages, pageCount, reanchor);
    if (range) found.push({ selection, range });
    else otherText += 1;
    await breathe();
  }
  const placed = withoutOverlaps(found);
  return { placed, otherText, overlapping: found.length - placed.length };
}

function placeOf(
  selection: ExportedSelection,
  pages: readonly PageText[] | undefined,
  pageCount: number,
  reanchor: ReturnType<typeof createReanchor> | undefined,
): TextRange | undefined {
  const range = rangeOf(selection);
  const { area, status, text } = selection;
  // It has no place in this text, and is drawn nowhere.
  if (status === 'failed') return range;
  if (area) return area.page < pageCount ? range : undefined;
  if (!pages) return undefined;
  const isInside = rangeProblem(range, pages) === undefined;
  // Of one that a person is to check, the words may be others than those of its quote.
  if (isInside && (status === 'unconfirmed' || isQuoteOf(text, range, pages))) return range;
  return reanchor?.(range, text);
}

/** Of sure places that overlap in one layer, the first one stays. */
function withoutOverlaps(found: readonly PlacedSelection[]): readonly PlacedSelection[] {
  const kept = new Set<PlacedSelection>();
  for (const layer of ['code', 'private']) {
    let last: TextRange | undefined;
    const sure = found.filter(({ selection }) => selection.visibility === layer && isSure(selection));
    for (const each of sure.toSorted((a, b) => compareRanges(a.range, b.range))) {
      if (last && rangesOverlap(last, each.range)) continue;
      if (!each.selection.area) last = each.range;
      kept.add(each);
    }
  }
  return found.filter((each) => !isSure(each.selection) || kept.has(each));
}

function isSure({ status }: ExportedSelection): boolean {
  return status === 'success';
}
