// An entry of its own, free of schemas: keeping lists in order, offering the colors, or counting scans must not take zod along.
import type { Bookmark } from './bookmarks';
import type { CodeDocument } from './documents';
import type { Note } from './notes';
import type { DocumentVersion } from './versions';

export { CODE_TAGS_MAX, countTags, foldTag, mergeTags, TAG_MAX, TAGS_MAX } from './tag-rules';
export { isTextOvertaken } from './text-rules';
export type { TextRevision } from './text-rules';
export type { CountedTag, TagChange } from './tag-rules';

/** The 20 colors of Selections, in the order in which they are offered. */
export const SELECTION_COLORS = [
  'COLOR_1',
  'COLOR_2',
  'COLOR_3',
  'COLOR_4',
  'COLOR_5',
  'COLOR_6',
  'COLOR_7',
  'COLOR_8',
  'COLOR_9',
  'COLOR_10',
  'COLOR_11',
  'COLOR_12',
  'COLOR_13',
  'COLOR_14',
  'COLOR_15',
  'COLOR_16',
  'COLOR_17',
  'COLOR_18',
  'COLOR_19',
  'COLOR_20',
] as const;

/** The order of bookmarks: by page, then by lower-cased name (specification section 3), the older one first. */
export function compareBookmarks(
  one: Pick<Bookmark, 'page' | 'name' | 'id'>,
  other: Pick<Bookmark, 'page' | 'name' | 'id'>,
): number {
  const [name, otherName] = [one.name.toLowerCase(), other.name.toLowerCase()];
  if (one.page !== other.page) return one.page - other.page;
  if (name !== otherName) return name < otherName ? -1 : 1;
  return one.id - other.id;
}

/**
 * Versions in their order, the newest first: by the day of their law, those of one day by their number. One without a day is no older than
 * those before it; a label alone says nothing about the order.
 */
export function orderVersions<Version extends Pick<DocumentVersion, 'legalDate' | 'number'>>(
  versions: readonly Version[],
): Version[] {
  const days = new Map<Version, string>();
  let latest = '';
  for (const version of versions.toSorted((one, other) => one.number - other.number)) {
    const { legalDate = latest } = version;
    days.set(version, legalDate);
    if (legalDate > latest) latest = legalDate;
  }
  const dayOf = (version: Version): string => days.get(version) ?? '';
  return versions.toSorted((one, other) => {
    if (dayOf(one) !== dayOf(other)) return dayOf(one) < dayOf(other) ? 1 : -1;
    return other.number - one.number;
  });
}

/** The order of general notes: the newest first. Those that are not saved yet have ids that count down from -1; they are the newest. */
export function compareNotes(one: Pick<Note, 'id'>, other: Pick<Note, 'id'>): number {
  if (one.id < 0 && other.id < 0) return one.id - other.id;
  if (one.id < 0 || other.id < 0) return one.id < 0 ? -1 : 1;
  return other.id - one.id;
}

/** Pages without text from which on a document is said to have such: fewer, or a smaller share of it, are pages left empty. */
const FEW_PAGES = 5;
const SMALL_SHARE = 0.05;

/** How many pages of a document's current Version are scans or pictures; 0 where it has none, or so few that they will be empty pages. */
export function scannedPagesOf({ version, pages }: Pick<CodeDocument, 'version' | 'pages'>): number {
  const count = version?.pagesWithoutText ?? 0;
  return count >= FEW_PAGES || count > SMALL_SHARE * pages ? count : 0;
}
