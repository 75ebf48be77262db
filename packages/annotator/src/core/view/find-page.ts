/**
 * The page (from 1) that somebody means who types `input`: a printed label ("xii", "A-3") or else the page's number. `(12)` is
 * always the number. Of several pages with that label the one nearest to `current` (from 1) is meant. Undefined when there is none.
 */
export function findPage(
  input: string,
  pages: {
    readonly labels: readonly string[] | undefined;
    readonly pageCount: number;
    readonly current: number;
  },
): number | undefined {
  const wanted = input.trim();
  if (wanted === '') return undefined;
  const { labels = [], current } = pages;
  const exact = nearest(labels, current, (label) => label === wanted);
  if (exact !== undefined) return exact;
  const folded = wanted.toLocaleLowerCase();
  const similar = nearest(labels, current, (label) => label.toLocaleLowerCase() === folded);
  if (similar !== undefined) return similar;
  const digits = /^\(?\s*(\d{1,9})\s*\)?$/.exec(wanted)?.[1];
  const number = Number(digits);
  return digits !== undefined && number >= 1 && number <= pages.pageCount ? number : undefined;
}

function nearest(
  labels: readonly string[],
  current: number,
  isMeant: (label: string) => boolean,
): number | undefined {
  let found: number | undefined;
  labels.forEach((label, index) => {
    const page = index + 1;
    if (!isMeant(label.trim())) return;
    if (found === undefined || Math.abs(page - current) < Math.abs(found - current)) found = page;
  });
  return found;
}
