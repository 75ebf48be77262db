import { setImmediate } from 'node:timers/promises';
import type { CodeSearchHit, CodeSearchResult } from '@glossator/client-sdk/contract';
import {
  citationOf,
  excerptAt,
  findRangesInSteps,
  type RangeList,
  type SearchIndex,
  type TextRange,
} from '@glossator/document-text';
import { invalidField, ProblemError } from '../../problems/problem-error';
import type { TextStore } from '../documents/text/text-store';
import type { FullDocument } from '../documents/store/view';
import { matchIn } from '../documents/text/search-query';
import type { CodeQuery } from './query';

/** Where a page of hits begins: a document, and how many of its hits have been given. */
interface Start {
  readonly at: number;
  readonly given: number;
}

/**
 * Searches the texts of documents, in their order, one after the other. The first page searches all of them, for the counts; a later one only
 * those that it gives hits of.
 */
export async function searchTexts(
  documents: readonly FullDocument[],
  query: CodeQuery,
  texts: TextStore,
): Promise<CodeSearchResult> {
  const { text, match, limit, cursor, signal } = query;
  const data: CodeSearchHit[] = [];
  const counts: { id: number; total: number }[] = [];
  const unread: number[] = [];
  let next: string | undefined;
  const start = startAfter(cursor, documents);
  for (const [at, { document, version }] of documents.entries()) {
    if (at < start.at) continue;
    signal?.throwIfAborted();
    const index = await indexOf(version.uuid, texts, signal);
    // One with a text that ends early is searched as far as it goes, and named all the same.
    if (!index || index.unread.length > 0) unread.push(document.id);
    if (!index) continue;
    const found = await findRangesInSteps(index.pages, text, {
      ...match,
      pause: setImmediate,
      ...(signal && { signal }),
    });
    if (found.length === 0) continue;
    counts.push({ id: document.id, total: found.length });
    const from = at === start.at ? start.given : 0;
    const to = Math.min(found.length, from + limit - data.length);
    // Recognizing a structure takes seconds: only where a place is listed.
    if (from < to) {
      const cite = await citingOf(version.uuid, texts, query.style);
      data.push(...hitsOf(document.id, { index: index.pages, found, from, to }, cite));
    }
    if (to < found.length) next ??= `${document.id}.${to}`;
    if (next !== undefined && cursor !== undefined) break;
  }
  const total = counts.reduce((sum, count) => sum + count.total, 0);
  return {
    data,
    ...(next !== undefined && { next }),
    ...(cursor === undefined && { total, documents: counts, unread }),
  };
}

/** The text of a document, undefined where it cannot be read (now): the others are searched all the same. */
async function indexOf(
  uuid: string,
  texts: TextStore,
  signal: AbortSignal | undefined,
): Promise<{ readonly pages: SearchIndex; readonly unread: readonly number[] } | undefined> {
  try {
    return { pages: await texts.index(uuid, signal), unread: await texts.unread(uuid, signal) };
  } catch (error) {
    const isUnread = error instanceof ProblemError && ['CONFLICT', 'RATE_LIMITED'].includes(error.code);
    if (isUnread) return undefined;
    throw error;
  }
}

/** Cites the places of a document in the style of its Code. */
type Cite = (range: TextRange) => string | undefined;

async function citingOf(uuid: string, texts: TextStore, style: CodeQuery['style']): Promise<Cite> {
  const structure = await texts.structure(uuid);
  return (range) => citationOf(structure, range, { style });
}

function hitsOf(
  documentId: number,
  { index, found, from, to }: { index: SearchIndex; found: RangeList; from: number; to: number },
  cite: Cite,
): CodeSearchHit[] {
  const hits: CodeSearchHit[] = [];
  for (let at = from; at < to; at += 1) {
    const range = found.at(at);
    if (!range) break;
    const citation = cite(range);
    const place = { range, ...(citation !== undefined && { citation }) };
    hits.push({ kind: 'text', documentId, ...matchIn(excerptAt(index, range)), ...place });
  }
  return hits;
}

function startAfter(cursor: string | undefined, documents: readonly FullDocument[]): Start {
  if (cursor === undefined) return { at: 0, given: 0 };
  const [, id, given] = /^(\d{1,16})\.(\d{1,9})$/.exec(cursor) ?? [];
  const at = documents.findIndex(({ document }) => document.id === Number(id));
  if (at < 0) throw invalidField('cursor', 'Must be the next of an answer');
  return { at, given: Number(given) };
}
