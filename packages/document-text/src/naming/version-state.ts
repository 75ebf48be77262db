import type { PageText } from '../pages/page-text';
import { frontMatterOf } from './front-matter';
import { DATES, proposeLegalDate } from './legal-date';

/** Of which day the law in a document is, or what tells its state else, as printed. */
export interface VersionState {
  /** ISO 8601. */
  readonly legalDate?: string;
  readonly label?: string;
}

/** Lines of the title among which its state stands alone. */
const TITLE_LINES = 15;
/** Longest label. */
const LONGEST = 80;

/** What stands before a day on a line of its own. */
const SAYS =
  'effective|revised|adopted|approved|ratified|amended|last (?:updated|amended|revised)|updated|edition|fassung vom|version vom';
/** Days of the week, before a day. */
const WEEKDAY = String.raw`(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?`;
/** `Effective: July 1, 2019`, `8th of October 2018`. */
const ALONE = DATES.map(
  (date) => new RegExp(String.raw`^\(?(?:(?:${SAYS}):? (?:date:? |on |as of )?)?${WEEKDAY}${date}\)?$`, 'iu'),
);
/** `zuletzt geändert durch Art. 1 G v. 8.12.2025 I Nr. 318`. */
const LAST_CHANGE = /^(?:stand: )?(?<change>(?:zuletzt )?geändert durch art\. .{4,60}? v\. ?\d.*?)\)?$/iu;

/**
 * The state of the law in a document, where its first pages say it: the day of which it is, else the line that says when it was last changed or
 * made, as printed. Empty where they do not.
 */
export function proposeVersionState(pages: readonly PageText[]): VersionState {
  const legalDate = proposeLegalDate(pages);
  if (legalDate !== undefined) return { legalDate };
  const { title } = frontMatterOf(pages);
  const changed = title.flatMap((line) => LAST_CHANGE.exec(line)?.groups?.['change'] ?? []);
  const alone = title.slice(0, TITLE_LINES).filter((line) => ALONE.some((pattern) => pattern.test(line)));
  const [label, ...others] = changed.length > 0 ? changed : alone;
  return label === undefined || others.length > 0 || label.length > LONGEST ? {} : { label };
}
