import type { ImportedFrom, ImportProblem, SelectionColor } from '@glossator/client-sdk/contract';
import { selectionQuoteOf, type PageText, type TextRange } from '@glossator/document-text';
import type { FoundAnnotation } from '../../pdf/found-annotation';
import type { CommentRow, SelectionRow } from '../../tables/selections';
import { knownAnnotations, type KnownAnnotations } from './known-annotations';
import { nearestColor } from './nearest-color';
import type { ImportRow } from '../../tables/imports';
import { createTakenText } from './taken-text';
import type { Thread } from './threads';

/** A comment to be made. */
export interface PlannedRemark {
  readonly text: string;
  readonly importedFrom: ImportedFrom;
}

/** A Selection to be made, with its comments. */
export interface PlannedMark {
  readonly range: TextRange;
  readonly text: string;
  readonly color: SelectionColor;
  readonly importedFrom: ImportedFrom;
  readonly remarks: PlannedRemark[];
}

/** What becomes of the annotations of a PDF. */
export interface ImportPlan {
  readonly marks: readonly PlannedMark[];
  /** Comments on Selections that are there. */
  readonly additions: ReadonlyMap<number, readonly PlannedRemark[]>;
  readonly imported: readonly Thread[];
  readonly merged: readonly Thread[];
  readonly known: readonly Thread[];
  readonly unplaced: readonly { readonly thread: Thread; readonly problem: ImportProblem }[];
  /** Names of all that is dealt with now. */
  readonly names: readonly string[];
}

/** What a plan is made from: what the PDF has, the text and marks of the document, its imports so far, and where a thread's range is in it. */
export interface ImportGround {
  readonly threads: readonly Thread[];
  readonly pages: readonly PageText[];
  readonly selections: readonly SelectionRow[];
  readonly comments: readonly CommentRow[];
  readonly imports: readonly Pick<ImportRow, 'names'>[];
  readonly locate: (range: TextRange) => TextRange | undefined;
}

/** Longest quote and comment, in UTF-16 units (contract). */
const LONGEST = { quote: 100_000, comment: 50_000 };

/**
 * Decides what becomes of each annotation, in the order of the text. Marks keep what is free of their text; where nothing is, what they say
 * goes to the Selection there. Notes beside a line that is marked go to that Selection, else the line is marked. What is known is left, but
 * for answers that are new, and words that were changed in the PDF later than here.
 */
export function planImport({
  threads,
  pages,
  selections,
  comments,
  imports,
  locate,
}: ImportGround): ImportPlan {
  const known = knownAnnotations(selections, comments, imports);
  const marks: PlannedMark[] = [];
  const additions = new Map<number, PlannedRemark[]>();
  const plan = { imported: new Array<Thread>(), merged: new Array<Thread>(), known: new Array<Thread>() };
  const unplaced: { thread: Thread; problem: ImportProblem }[] = [];
  const names: string[] = [];
  const taken = createTakenText<number | PlannedMark>(pages, publicPlaces(selections));
  const add = (owner: number | PlannedMark, remarks: readonly PlannedRemark[]): void => {
    const list = typeof owner === 'number' ? (additions.get(owner) ?? []) : owner.remarks;
    list.push(...remarks);
    if (typeof owner === 'number' && list.length > 0) additions.set(owner, list);
  };

  for (const thread of threads) {
    const before = known.selectionOf(thread.name, thread.annotation);
    if (before !== undefined) {
      const fresh = freshRemarks(thread, before, known);
      if (before === 'gone' && fresh.length > 0)
        unplaced.push({ thread: { ...thread, replies: fresh }, problem: 'unanswered' });
      else if (before !== 'gone') add(before, fresh.flatMap(remarksOf));
      plan.known.push(thread);
      names.push(...fresh.map(({ name }) => name));
      continue;
    }
    const result = place(thread);
    if (typeof result === 'string') {
      unplaced.push({ thread, problem: result });
      continue;
    }
    names.push(thread.name, ...thread.replies.map(({ name }) => name));
    add(result.owner, [thread, ...thread.replies].flatMap(remarksOf));
    plan[result.isMerged ? 'merged' : 'imported'].push(thread);
  }

  /** Marks what is free of a thread's text; gives what its words go to, or why it has no place. */
  function place({
    name,
    annotation,
    isOrphan,
  }: Thread): { readonly owner: number | PlannedMark; readonly isMerged: boolean } | ImportProblem {
    if (isOrphan) return 'unanswered';
    if (annotation.ranges.length === 0) return annotation.problem ?? 'notOnText';
    const ranges = annotation.ranges.flatMap((range) => locate(range) ?? []);
    const [first] = ranges;
    if (!first) return 'otherText';
    const overlapped = ranges.map((range) => taken.at(range)).find((owner) => owner !== undefined);
    const isMark = isMarkKind(annotation.kind);
    const pieces = isMark || overlapped === undefined ? ranges.flatMap((range) => taken.freeOf(range)) : [];
    const made = pieces.map((range, index) => ({
      range,
      text: selectionQuoteOf(range, pages),
      color: nearestColor(annotation.color),
      importedFrom: importedFrom(index === 0 ? name : `${name}#${index + 1}`, annotation),
      remarks: [],
    }));
    if (made.some(({ text }) => text.length > LONGEST.quote)) return 'tooLong';
    for (const mark of made.filter(({ text }) => text.trim() !== '')) {
      taken.take(mark.range, mark);
      marks.push(mark);
    }
    const owner = made[0] ?? overlapped;
    return owner === undefined ? 'notOnText' : { owner, isMerged: made.length === 0 };
  }

  return { marks, additions, ...plan, unplaced, names };
}

/** Where Selections are that what is imported must not overlap: it is public, and one's private ones lie over that. */
function publicPlaces(
  selections: readonly SelectionRow[],
): readonly { readonly range: TextRange; readonly owner: number }[] {
  return selections
    .filter(({ status, visibility }) => status !== 'failed' && visibility !== 'private')
    .map(({ id, range }) => ({ range, owner: id }));
}

/** What a thread that is known says anew: words changed in the PDF later than here, and replies. */
function freshRemarks(
  { name, annotation, replies }: Thread,
  before: number | 'gone',
  known: KnownAnnotations,
): readonly { readonly name: string; readonly annotation: FoundAnnotation }[] {
  const newReplies = replies.filter((reply) => !known.hasRemark(reply.name));
  const isChanged = before !== 'gone' && !known.isOld(before, annotation);
  const again = { name: `${name}@${annotation.updatedAt ?? ''}`, annotation };
  return [...(isChanged && !known.hasRemark(again.name) ? [again] : []), ...newReplies];
}

/** Whether an annotation marks text, and so is drawn by us once it is imported; the others stand beside it. */
export function isMarkKind(kind: FoundAnnotation['kind']): boolean {
  return kind === 'highlight' || kind === 'underline' || kind === 'squiggly' || kind === 'strikeOut';
}

function importedFrom(name: string, { kind, author, createdAt, updatedAt }: FoundAnnotation): ImportedFrom {
  return {
    name,
    kind,
    ...(author !== undefined && { author }),
    ...(createdAt !== undefined && { createdAt }),
    ...(updatedAt !== undefined && { updatedAt }),
  };
}

/** What an annotation says as comments: one, or several where it is longer than one may be. */
function remarksOf({ name, annotation }: Pick<Thread, 'name' | 'annotation'>): PlannedRemark[] {
  const remarks: PlannedRemark[] = [];
  for (let at = 0; at < annotation.text.length; at += LONGEST.comment) {
    const part = remarks.length === 0 ? name : `${name}#${remarks.length + 1}`;
    const text = annotation.text.slice(at, at + LONGEST.comment).trim();
    if (text !== '') remarks.push({ text, importedFrom: importedFrom(part, annotation) });
  }
  return remarks;
}
