import { setImmediate } from 'node:timers/promises';
import type { Operations, ParsedInputOf, SearchHit } from '@glossator/client-sdk/contract';
import { excerptAt, findRangesInSteps } from '@glossator/document-text';
import type { MemberCall } from '../../../calls/call';
import type { PageRequest } from '../../../calls/paging';
import { invalidField } from '../../../problems/problem-error';
import { existingDocument } from '../store/existing-document';
import { withVersion } from '../store/view';
import { assertSearchable, DEFAULT_HITS, matchIn } from './search-query';
import type { TextStore } from './text-store';

type Input = ParsedInputOf<Operations['documents']['search']>;

/** A page of hits, and how many there are in all. */
export interface FoundInDocument {
  readonly data: SearchHit[];
  readonly total: number;
  readonly unreadPages?: number;
  readonly next?: string;
}

/** Searches the text of a document's current Version. */
export type DocumentSearch = (input: Input, call: MemberCall) => Promise<FoundInDocument>;

/** Makes the search. */
export function createDocumentSearch(texts: Pick<TextStore, 'index' | 'unread'>): DocumentSearch {
  return async ({ id, text, limit = DEFAULT_HITS, cursor, ...match }: Input & PageRequest, call) => {
    const { version } = await call.partition.read(async (reader) =>
      withVersion(reader, await existingDocument(reader, id)),
    );
    assertSearchable(text);
    const { signal } = call.visit;
    const index = await texts.index(version.uuid, signal);
    const { wholeWord = false, caseSensitive = false } = match;
    const steps = { pause: setImmediate, ...(signal && { signal }) };
    const found = await findRangesInSteps(index, text, { wholeWord, caseSensitive, ...steps });
    const start = offsetOf(cursor);
    const end = start + limit;
    const data: SearchHit[] = [];
    for (let at = start; at < end; at += 1) {
      const range = found.at(at);
      if (!range) break;
      data.push({ ...range, ...matchIn(excerptAt(index, range)) });
    }
    const total = found.length;
    const { length: unreadPages } = await texts.unread(version.uuid, signal);
    const missing = unreadPages > 0 && { unreadPages };
    return { data, total, ...missing, ...(data.length > 0 && end < total && { next: String(end) }) };
  };
}

/** The text of a Version never changes, so that a cursor of hits is their count. */
function offsetOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  if (!/^\d{1,9}$/.test(cursor)) throw invalidField('cursor', 'Must be the next of an answer');
  return Number(cursor);
}
