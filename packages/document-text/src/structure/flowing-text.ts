import type { HeadingCandidate } from './heading-candidates';
import { lineText, type LineTable } from './line-table';

/** So many articles that begin within a line show that others do, too. */
const ENOUGH = 2;
/** Lines between two articles that are looked at. */
const FURTHEST = 2_000;

/**
 * Whether a text was set anew without regard to its headings: the numbers that are missing between its articles stand within lines, after
 * the end of a sentence. No line tells then where an article ends.
 */
export function isFlowing(
  lines: LineTable,
  articles: readonly HeadingCandidate[],
  divisions: readonly HeadingCandidate[],
): boolean {
  const begun = new Set(divisions.map(({ line }) => line));
  let within = 0;
  articles.forEach((article, at) => {
    const next = articles[at + 1];
    const [number = 0] = article.order;
    if (within >= ENOUGH || !next || (next.order[0] ?? 0) <= number + 1) return;
    const word = article.form.label
      .slice(0, Math.max(0, article.form.label.search(/\d/u)))
      .trimEnd()
      .replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
    if (word === '') return;
    const missing = String(number + 1);
    const pattern = new RegExp(`[.;:)]\\s+${word}\\s*${missing}(?:\\s+\\p{Lu}|\\s*$)`, 'u');
    const last = Math.min(next.line, article.line + FURTHEST);
    for (let line = article.line; line < last; line += 1) {
      if (line > article.line && begun.has(line)) return;
      const text = lineText(lines, line);
      // Most lines do not have the number at all.
      if (!text.includes(missing) || !pattern.test(text)) continue;
      within += 1;
      return;
    }
  });
  return within >= ENOUGH;
}
