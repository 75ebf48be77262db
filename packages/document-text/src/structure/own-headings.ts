import { endsSetApart } from './heading-candidates';
import type { Heading } from './headings';
import { lineText, type LineTable } from './line-table';
import { markersAt } from './markers';

/** Of the articles with text beside their number, the share that could be headed by it and is. */
const LEAST_SHARE = 0.5;

/**
 * The articles, of those in a text, that have a heading of their own. What stands beside the number of an article is its heading where it is
 * set larger or goes on below; otherwise it may as well be the first line of the law's text: "Article 2. The language of the Republic is
 * French." is a sentence of an article without a heading if most others go on below, too.
 */
export function ownHeadings(lines: LineTable, articles: readonly Heading[]): ReadonlySet<Heading> {
  const certain = articles.filter((article) => isHeadingByLook(lines, article));
  const known = new Set(certain);
  const beside = articles.filter((article) => !known.has(article) && (article.form?.rest ?? '') !== '');
  const possible = beside.filter((article) => couldBeHeading(lines, article));
  return new Set(possible.length >= beside.length * LEAST_SHARE ? [...certain, ...possible] : certain);
}

function isHeadingByLook(lines: LineTable, { isApart, line, lastLine }: Heading): boolean {
  return (isApart && endsSetApart(lines, lastLine)) || line < lastLine;
}

/** Whether what stands beside the number does not go on in the next line. */
function couldBeHeading(lines: LineTable, { form, lastLine }: Heading): boolean {
  const rest = form?.rest ?? '';
  if (rest === '' || markersAt(rest, 0)) return false;
  return !/[:;,]$/u.test(rest) && /^\s*[\p{Lu}\d⁰¹²³⁴-⁹§(“"„«]/u.test(lineText(lines, lastLine + 1));
}
