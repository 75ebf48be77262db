import type { SearchPage } from './search-page';

/** About how many bytes a search page takes in memory: two for each character, and its numbers. A module of its own: who only stores pages folds none. */
export function searchPageBytes({ text, folded, starts, stops, breaks, boxes }: SearchPage): number {
  const numbers = starts.byteLength + stops.byteLength + breaks.byteLength + (boxes?.byteLength ?? 0);
  return (text.length + folded.length) * 2 + numbers;
}
