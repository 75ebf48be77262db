import {
  citationAt,
  citationOf,
  comparePositions,
  endOf,
  startOf,
  unitAt,
  type StructureUnit,
  type TextRange,
} from '@glossator/document-text';
import { createTimeSlice } from '../../background/time-slice';
import type { SynopsisBlock, SynopsisCell } from '../../reports/synopsis';
import { passagesOf, type Passage } from './article-passages';
import { changedArticles, type ChangedArticle, type TextPair } from './changed-articles';
import { articlesOf, isEmpty, textIn, type ComparedText } from './compared-text';
import { placeMarks, type OtherMarks, type ShownArticle } from './place-marks';
import type { SynopsisMark } from './synopsis-marks';
import type { TextChange } from '@glossator/client-sdk/contract';
import type { SynopsisWriting } from './written-mark';
import { writtenMark } from './written-mark';

/** What a synopsis is made of. */
export interface SynopsisSubject {
  readonly texts: TextPair;
  readonly changes: readonly TextChange[];
  readonly marks: readonly SynopsisMark[];
  /** Says nothing of articles without changes. */
  readonly onlyChanged: boolean;
}

/** Puts a synopsis into words, article by article. */
export async function synopsisBlocks(
  subject: SynopsisSubject,
  writing: SynopsisWriting,
): Promise<SynopsisBlock[]> {
  const { texts, onlyChanged } = subject;
  const { t } = writing.words;
  const breathe = createTimeSlice();
  const shown: ShownArticle[] = [];
  for (const article of changedArticles(subject.changes, texts)) {
    await breathe();
    shown.push({ article, passages: passagesOf(article, texts).map((passage) => ({ passage, marks: [] })) });
  }
  const placed = placeMarks(shown, subject.marks, texts);
  const blocks: SynopsisBlock[] = [];
  const folds = createFolds(placed, texts.new, writing);
  for (const { article, passages } of placed.articles) {
    if (!onlyChanged) blocks.push(...folds.before(article));
    const heading = headingOf(article, texts, writing);
    if (heading !== '') blocks.push({ type: 'heading', text: heading });
    for (const { passage, marks } of passages) {
      await breathe();
      blocks.push(passageBlock(passage, marks, texts, writing));
    }
  }
  if (!onlyChanged) blocks.push(...folds.rest());
  if (placed.lost.length > 0) blocks.push({ type: 'heading', text: t('synopsis.noPlace') });
  for (const mark of placed.lost) blocks.push(lostBlock(mark, texts, writing));
  return blocks;
}

/** Says which articles are not shown, and how many annotations stand there. */
function createFolds(
  { articles, counts }: OtherMarks & { readonly articles: readonly ShownArticle[] },
  text: ComparedText,
  writing: SynopsisWriting,
) {
  const { t } = writing.words;
  const isShown = new Set(articles.map(({ article }) => article.new));
  const hidden = articlesOf(text).filter((unit) => !isShown.has(unit));
  let [next, counted] = [0, 0];
  const countOf = (units: readonly StructureUnit[]): number =>
    units.reduce((sum, unit) => sum + (counts.get(unit) ?? 0), 0);
  const fold = (units: readonly StructureUnit[]): SynopsisBlock[] => {
    const [first, last] = [units[0], units.at(-1)];
    if (!first || !last) return [];
    const count = countOf(units);
    counted += count;
    const names = { first: nameOf(first, text, writing), last: nameOf(last, text, writing) };
    const parts = [
      t('synopsis.unchanged', { count: units.length, ...names }),
      count > 0 ? t('synopsis.annotated', { count }) : '',
    ];
    return [{ type: 'fold', text: parts.filter((part) => part !== '').join(' · ') }];
  };
  return {
    before({ at }: ChangedArticle): SynopsisBlock[] {
      const start = next;
      while (next < hidden.length && comparePositions(hidden[next]?.start ?? at, at) < 0) next += 1;
      return fold(hidden.slice(start, next));
    },
    rest(): SynopsisBlock[] {
      const last = fold(hidden.slice(next));
      const others = [...counts.values()].reduce((sum, count) => sum + count, 0) - counted;
      return others > 0
        ? [...last, { type: 'fold', text: t('synopsis.annotated', { count: others }) }]
        : last;
    },
  };
}

function headingOf(
  { old, new: now, division }: ChangedArticle,
  texts: TextPair,
  writing: SynopsisWriting,
): string {
  const { t } = writing.words;
  const unit = now ?? old;
  if (!unit) {
    const name = [division?.label ?? '', division?.heading ?? ''].filter((part) => part !== '').join(' ');
    if (name !== '') return name;
    const hasArticles = articlesOf(texts.new).length + articlesOf(texts.old).length > 0;
    return hasArticles ? t('annotations.outside') : '';
  }
  const heading = unit.heading === '' ? '' : ` ${unit.heading}`;
  const before = old && nameOf(old, texts.old, writing);
  const after = now && nameOf(now, texts.new, writing);
  if (before === undefined) return t('synopsis.articleNew', { article: `${after ?? ''}${heading}` });
  if (after === undefined) return t('synopsis.articleDeleted', { article: `${before}${heading}` });
  return `${before === after ? after : `${before} → ${after}`}${heading}`;
}

function nameOf(unit: StructureUnit, { structure }: ComparedText, { style }: SynopsisWriting): string {
  return (structure && citationAt(structure, unit.start, { style })) ?? unit.label;
}

/** Characters of a paragraph that has not changed, up to which it is written beside those that have. */
const CONTEXT = 600;

function passageBlock(
  passage: Passage,
  marks: readonly SynopsisMark[],
  texts: TextPair,
  writing: SynopsisWriting,
): SynopsisBlock {
  const { t } = writing.words;
  const annotations = marks.map((mark) => writtenMark(mark, texts, writing));
  if (passage.kind === 'leftOut') {
    if (marks.length === 0) return { type: 'fold', text: t('synopsis.leftOut') };
    const said: SynopsisCell = { label: t('synopsis.leftOut'), text: '' };
    return { type: 'row', isSame: true, old: said, new: said, annotations };
  }
  const text = textIn(texts.new, passage.new);
  if (passage.kind === 'same' && marks.length === 0 && text.length > CONTEXT) {
    const names = { first: placeOf(passage.new, texts.new, writing), last: '' };
    const isWhole = isWholeParagraph(passage.new, texts.new);
    return {
      type: 'fold',
      text: isWhole ? t('synopsis.unchanged', { count: 1, ...names }) : t('synopsis.leftOut'),
    };
  }
  const before = placeOf(passage.old, texts.old, writing);
  const after = placeOf(passage.new, texts.new, writing);
  const isMoved = passage.kind === 'moved';
  return {
    type: 'row',
    isSame: passage.kind === 'same',
    old: {
      label: isEmpty(passage.old)
        ? t('synopsis.absentOld')
        : isMoved
          ? `${before} · ${t('synopsis.movedTo', { place: after })}`
          : before,
      text: textIn(texts.old, passage.old),
    },
    new: {
      label: isEmpty(passage.new)
        ? t('synopsis.absentNew')
        : isMoved
          ? `${after} · ${t('synopsis.movedFrom', { place: before })}`
          : after,
      text,
    },
    annotations,
  };
}

/** Whether a passage is a paragraph up to its end, so that it can be called by its name. */
function isWholeParagraph(range: TextRange, { structure }: ComparedText): boolean {
  const unit = structure?.units[unitAt(structure, startOf(range))];
  return unit?.kind === 'paragraph' && comparePositions(unit.end, endOf(range)) <= 0;
}

/** An annotation of which nothing is shown, with the words that it was of. */
function lostBlock(mark: SynopsisMark, texts: TextPair, writing: SynopsisWriting): SynopsisBlock {
  const { t } = writing.words;
  return {
    type: 'row',
    isSame: true,
    old: {
      label: mark.old ? placeOf(mark.old, texts.old, writing) : '',
      text: mark.row.carried?.from.text ?? '',
    },
    new: { label: t('nowhere'), text: '' },
    annotations: [writtenMark(mark, texts, writing)],
  };
}

/** Where a passage stands: its citation with the page as printed. */
function placeOf(
  range: TextRange,
  { structure, pages }: ComparedText,
  { words, style }: SynopsisWriting,
): string {
  const page = pages[range.startPage]?.label ?? String(range.startPage + 1);
  const citation = citationOf(structure, range, { style });
  return citation === undefined ? words.t('pageOnly', { page }) : words.t('place', { citation, page });
}
