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

/**
 * The page after the cursor of items that are sorted by their keys, ascending or descending by UTF-16 units. The cursor is the key
 * of the last item given, so that what is added or deleted meanwhile moves nothing from one page to another.
 */
export function pageByKey<T>(
  sorted: readonly T[],
  keyOf: (item: T) => string,
  { limit = DEFAULT_LIMIT, cursor }: PageRequest,
  direction: 'ascending' | 'descending' = 'ascending',
): PageOf<T> {
  const after = cursor === undefined ? undefined : Buffer.from(cursor, 'base64url').toString('utf8');
  const isAfter = (item: T): boolean =>
    after === undefined || (direction === 'ascending' ? keyOf(item) > after : keyOf(item) < after);
  const start = sorted.findIndex(isAfter);
  const data = start < 0 ? [] : sorted.slice(start, start + limit);
  const last = data.at(-1);
  const isLastPage = start < 0 || start + limit >= sorted.length;
  return {
    data,
    ...(last !== undefined &&
      !isLastPage && { next: Buffer.from(keyOf(last), 'utf8').toString('base64url') }),
  };
}

/** A whole number as a part of a key: 16 digits, so that keys sort as numbers do. */
export function keyNumber(value: number): string {
  return String(value).padStart(16, '0');
}
