import { jsonBytes } from '../totals/measured';

/** What a caller asks of a list. */
export interface PageRequest {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

/** A page of a list; `next` is there unless it is the last one. */
export interface PageOf<T> {
  readonly data: T[];
  readonly next?: string;
}

/** Items of a page when the caller names no limit; the contract's greatest. */
const DEFAULT_LIMIT = 1000;

/** Bytes of items after which a page ends, so that no answer holds up the others while it is put together. */
export const PAGE_BYTES = 1024 * 1024;

/** How a list is divided. */
export interface PageOptions<T> {
  /** How it is sorted. Default: ascending. */
  readonly direction?: 'ascending' | 'descending';
  /** Bytes that an item takes in the answer, about. Default: those of its own JSON. */
  readonly bytesOf?: (item: T) => number;
}

/**
 * The page after the cursor of items that are sorted by their keys, by UTF-16 units. The cursor is the key of the last item given, so
 * that what is added or deleted meanwhile moves nothing from one page to another. A page ends after `limit` items, or before the one
 * that would make it larger than `PAGE_BYTES`; it has at least one.
 */
export function pageByKey<T>(
  sorted: readonly T[],
  keyOf: (item: T) => string,
  { limit = DEFAULT_LIMIT, cursor }: PageRequest,
  { direction = 'ascending', bytesOf = jsonBytes }: PageOptions<T> = {},
): PageOf<T> {
  const after = cursor === undefined ? undefined : keyOfCursor(cursor);
  const isAfter = (item: T): boolean =>
    after === undefined || (direction === 'ascending' ? keyOf(item) > after : keyOf(item) < after);
  const start = sorted.findIndex(isAfter);
  const data = start < 0 ? [] : firstOf(sorted, { start, limit, bytesOf });
  const last = data.at(-1);
  const isLastPage = start < 0 || start + data.length >= sorted.length;
  return {
    data,
    ...(last !== undefined && !isLastPage && { next: cursorOfKey(keyOf(last)) }),
  };
}

/** The items from `start` on that are a page. */
export function firstOf<T>(
  items: readonly T[],
  {
    start,
    limit,
    bytesOf = jsonBytes,
  }: { readonly start: number; readonly limit: number; readonly bytesOf?: (item: T) => number },
): T[] {
  const data: T[] = [];
  let bytes = 0;
  for (const item of items.slice(start, start + limit)) {
    bytes += bytesOf(item);
    if (bytes > PAGE_BYTES && data.length > 0) break;
    data.push(item);
  }
  return data;
}

/** The cursor that leads on after the item with a key. */
export function cursorOfKey(key: string): string {
  return Buffer.from(key, 'utf8').toString('base64url');
}

/** The key that a cursor was made of. */
export function keyOfCursor(cursor: string): string {
  return Buffer.from(cursor, 'base64url').toString('utf8');
}

/** A whole number as a part of a key: 16 digits, so that keys sort as numbers do. */
export function keyNumber(value: number): string {
  return String(value).padStart(16, '0');
}
