import {
  comparePositions,
  endOf,
  startOf,
  type Position,
  type StructureUnit,
  type TextRange,
} from '@glossator/document-text';
import type { Passage } from './article-passages';
import type { ChangedArticle, TextPair } from './changed-articles';
import { articleAt, isEmpty } from './compared-text';
import type { SynopsisMark } from './synopsis-marks';

/** An article with its passages, each with the annotations beside it. */
export interface ShownArticle {
  readonly article: ChangedArticle;
  readonly passages: readonly { readonly passage: Passage; readonly marks: SynopsisMark[] }[];
}

/** Annotations that stand beside nothing that is shown. */
export interface OtherMarks {
  /** In their places in the new text: how many there are in each of its articles, and outside of them. */
  readonly counts: ReadonlyMap<StructureUnit | undefined, number>;
  /** Without a place in the new text. */
  readonly lost: readonly SynopsisMark[];
}

/**
 * Puts annotations beside the passages that they are in; where one is to be confirmed, its passage is shown even though nothing has changed
 * there.
 */
export function placeMarks(
  shown: readonly ShownArticle[],
  marks: readonly SynopsisMark[],
  texts: TextPair,
): OtherMarks & { readonly articles: readonly ShownArticle[] } {
  const findNew = createFinder(shown, 'new');
  const findOld = createFinder(shown, 'old');
  const counts = new Map<StructureUnit | undefined, number>();
  const lost: SynopsisMark[] = [];
  const added = new Map<StructureUnit | undefined, ShownArticle>();
  for (const mark of marks) {
    const beside =
      (mark.new && findNew(startOf(mark.new))) ??
      (mark.new ? undefined : mark.old && findOld(startOf(mark.old)));
    if (beside) beside.push(mark);
    else if (!mark.new) lost.push(mark);
    else {
      const unit = articleAt(texts.new, startOf(mark.new));
      if (mark.row.status === 'success') counts.set(unit, (counts.get(unit) ?? 0) + 1);
      else added.set(unit, withMark(added.get(unit), mark, { unit, place: mark.new, texts }));
    }
  }
  const articles = [...shown, ...added.values()].toSorted((a, b) =>
    comparePositions(a.article.at, b.article.at),
  );
  return { articles, counts, lost };
}

function withMark(
  known: ShownArticle | undefined,
  mark: SynopsisMark,
  {
    unit,
    place,
    texts,
  }: { readonly unit: StructureUnit | undefined; readonly place: TextRange; readonly texts: TextPair },
): ShownArticle {
  const at = startOf(place);
  const old = mark.old ? articleAt(texts.old, startOf(mark.old)) : undefined;
  const article = known?.article ?? {
    old: old ?? unit,
    new: unit,
    division: undefined,
    changes: [],
    at: unit?.start ?? at,
  };
  const passage: Passage = { kind: 'replaced', old: mark.old ?? { ...place, ...NOTHING }, new: place };
  return { article, passages: [...(known?.passages ?? []), { passage, marks: [mark] }] };
}

const NOTHING = {
  startPage: 0,
  startElement: 0,
  startCharacter: 0,
  endPage: 0,
  endElement: 0,
  endCharacter: 0,
};

/** Makes what gives the annotations beside a position of one of the texts. */
function createFinder(shown: readonly ShownArticle[], side: 'old' | 'new') {
  const entries = shown
    .flatMap(({ article, passages }) =>
      passages
        .filter(({ passage }) => !isEmpty(passage[side]))
        .map(({ passage, marks }) => ({ article, range: passage[side], marks })),
    )
    .toSorted((a, b) => comparePositions(startOf(a.range), startOf(b.range)));
  const isIn = (position: Position, start: Position, end: Position): boolean =>
    comparePositions(start, position) <= 0 && comparePositions(position, end) < 0;
  return (position: Position): SynopsisMark[] | undefined => {
    let [low, high] = [0, entries.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const entry = entries[middle];
      if (entry && comparePositions(startOf(entry.range), position) <= 0) low = middle + 1;
      else high = middle;
    }
    const [before, after] = [entries[low - 1], entries[low]];
    if (before && isIn(position, startOf(before.range), endOf(before.range))) return before.marks;
    // In a heading, or between passages: beside the nearest one of the same article.
    return [before, after].find((entry) => {
      const unit = entry?.article[side];
      return unit && isIn(position, unit.start, unit.end);
    })?.marks;
  };
}
