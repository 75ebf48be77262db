import { setImmediate } from 'node:timers/promises';
import type { CodeSearchHit, CodeSearchResult, UserRef } from '@glossator/client-sdk/contract';
import {
  citationOf,
  createSearchIndex,
  excerptAt,
  findRangesInSteps,
  type SearchIndex,
  type TextRange,
  comparePositions,
  startOf,
  endOf,
} from '@glossator/document-text';
import { invalidField } from '../../problems/problem-error';
import type { TextStore } from '../documents/text/text-store';
import { matchIn } from '../documents/text/search-query';
import type { CodeQuery } from './query';
import type { WrittenEntry } from './written-entries';

/** What was found in one entry: the first place. */
interface Found {
  readonly entry: WrittenEntry;
  readonly range: TextRange;
}

/**
 * Searches what people wrote as the text of documents is searched. Each entry is one hit, however often it has the text. The cursor is the number
 * of hits given: what is added or deleted meanwhile may move hits from one page to another.
 */
export async function searchAnnotations(
  entries: readonly WrittenEntry[],
  query: CodeQuery,
  texts: TextStore,
  namesOf: (ids: readonly number[]) => Promise<(id: number) => UserRef>,
): Promise<CodeSearchResult> {
  const { limit, cursor } = query;
  const start = offsetOf(cursor);
  const index = await indexOf(entries, query.signal);
  const found = await findEntries(entries, index, query);
  const shown = found.slice(start, start + limit);
  const nameOf = await namesOf(shown.map(({ entry }) => entry.authorId));
  const data: CodeSearchHit[] = [];
  for (const { entry, range } of shown) {
    const written = { ...matchIn(excerptAt(index, range)), createdBy: nameOf(entry.authorId) };
    const { hit, uuid } = entry;
    if (!('range' in hit)) data.push({ ...hit, ...written });
    else data.push({ ...hit, ...written, ...(await citedAs(hit.range, uuid, texts, query.style)) });
  }
  return {
    data,
    ...(start + limit < found.length && { next: String(start + limit) }),
    ...(cursor === undefined && { total: found.length, documents: countsOf(found), unread: [] }),
  };
}

/** UTF-16 units folded at a time: about two milliseconds. */
const FOLDED_AT_ONCE = 30_000;

/** One page for each entry, and none between them, so that no text runs from one into the next. */
async function indexOf(
  entries: readonly WrittenEntry[],
  signal: AbortSignal | undefined,
): Promise<SearchIndex> {
  const index = createSearchIndex();
  let folded = 0;
  for (const [at, { text }] of entries.entries()) {
    index.add({ page: at * 2, elements: [text], lineEnds: [true] });
    folded += text.length;
    if (folded < FOLDED_AT_ONCE) continue;
    folded = 0;
    await setImmediate();
    signal?.throwIfAborted();
  }
  return index;
}

async function findEntries(
  entries: readonly WrittenEntry[],
  index: SearchIndex,
  { text, match, signal }: CodeQuery,
): Promise<Found[]> {
  const ranges = await findRangesInSteps(index, text, {
    ...match,
    pause: setImmediate,
    ...(signal && { signal }),
  });
  const found: Found[] = [];
  let last = -1;
  for (let at = 0; at < ranges.length; at += 1) {
    const range = ranges.at(at);
    const entry = range && entries[range.startPage / 2];
    if (!entry || range.startPage === last) continue;
    last = range.startPage;
    found.push({ entry, range });
  }
  return found;
}

/** A document whose text cannot be read has no citations, but what was written on it is found; nor has an area, which has no text. */
async function citedAs(
  range: TextRange,
  uuid: string,
  texts: TextStore,
  style: CodeQuery['style'],
): Promise<{ citation?: string }> {
  if (comparePositions(startOf(range), endOf(range)) === 0) return {};
  const structure = await texts.structure(uuid).catch(() => undefined);
  const citation = citationOf(structure, range, { style });
  return citation === undefined ? {} : { citation };
}

function countsOf(found: readonly Found[]): { id: number; total: number }[] {
  const totals = new Map<number, number>();
  for (const { entry } of found)
    totals.set(entry.hit.documentId, (totals.get(entry.hit.documentId) ?? 0) + 1);
  return [...totals].map(([id, total]) => ({ id, total }));
}

function offsetOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  if (!/^\d{1,9}$/.test(cursor)) throw invalidField('cursor', 'Must be the next of an answer');
  return Number(cursor);
}
