import { join } from 'node:path';
import {
  alignDocuments,
  carryOver,
  pageTextFromItems,
  type CarriedOver,
  type PageText,
  type TextRange,
  findChanges,
  type TextChange,
} from '@glossator/document-text';
import type { ChangedSpan } from './changed-spans';
import type { Answer } from './evaluator';
import { readKept } from './items';
import { runChild } from './measured-child';
import type { Report } from './method-child';
import type { Pair, Selection } from './pairs';

const CHILD = join(import.meta.dirname, 'method-child.ts');

/** A pair with the files that keep its items. */
export interface ReadPair {
  readonly pair: Pair;
  readonly oldItems: string;
  readonly newItems: string;
}

/** What a method answered on a pair; no answers when it was killed at the time limit, no spans when it reports no changes. */
export interface MethodRun {
  readonly answers?: readonly Answer[];
  readonly seconds?: number;
  readonly spans?: readonly ChangedSpan[];
  readonly problem?: string;
}

/** What our engine answered, with what only ours reports. */
export interface OurRun extends MethodRun {
  readonly carried: readonly CarriedOver[];
  readonly changes?: readonly TextChange[];
}

/**
 * Runs our engine in this process. `seconds` is the alignment, the changes and the selections together. When it throws, all its
 * answers are `failed` and the problem is reported: the other pairs are still worth measuring.
 */
export function runOurs(read: ReadPair): OurRun {
  try {
    return attemptOurs(read);
  } catch (error) {
    const problem = `it threw: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
    const answers = read.pair.selections.map(({ id }): Answer => ({ id, status: 'failed' }));
    return { answers, carried: [], problem };
  }
}

function attemptOurs({ pair, oldItems, newItems }: ReadPair): OurRun {
  const oldPages = pagesOf(oldItems);
  const newPages = pagesOf(newItems);
  const start = performance.now();
  const alignment = alignDocuments(oldPages, newPages);
  const carried = carryOver(alignment, pair.selections.map(rangeOf));
  const changes = findChanges(alignment);
  const seconds = (performance.now() - start) / 1000;
  const answers = pair.selections.map(({ id }, index) => answerOf(id, carried[index]));
  return { answers, seconds, carried, ...(changes && { changes }) };
}

function pagesOf(items: string): PageText[] {
  return readKept(items).map((page, index) => pageTextFromItems(index, page.items, { boxes: true }));
}

/** A selection as a range. */
export function rangeOf({ id: _id, text: _text, ...range }: Selection): TextRange {
  const { startPage, startElement, startCharacter, endPage, endElement, endCharacter } = range;
  return { startPage, startElement, startCharacter, endPage, endElement, endCharacter };
}

/** What our engine answered, as a method of the evaluator answers. */
export function answerOf(id: string, carried: CarriedOver | undefined): Answer {
  if (!carried) throw new Error(`Our engine gave no answer for ${id}`);
  const { status, confidence, range } = carried;
  return { id, status, confidence, ...(status !== 'failed' && range) };
}

/** Runs a method of the evaluator in a child, which is killed when answers or changes take more than `limit` seconds. */
export async function runOther(
  copy: string,
  name: string,
  { pair, oldItems, newItems }: ReadPair,
  limit: number,
): Promise<MethodRun> {
  let run: MethodRun = {};
  const selections = join(pair.folder, 'selections.json');
  const end = await runChild<Report>(CHILD, [copy, name, oldItems, newItems, selections], limit, (report) => {
    if (report.kind === 'answers') run = { ...run, answers: report.answers, seconds: report.seconds };
    if (report.kind === 'changes') run = { ...run, spans: report.spans };
  });
  return { ...run, ...end };
}
