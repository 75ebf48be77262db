import { unitTitle } from '@glossator/document-text';
import type { OutlineEntry } from '../ports/document-viewer';
import type { StructureState } from './state';

/** Articles from which on an outline without them is a poor one, and the share of them that a good one names. */
const ENOUGH = 5;
const NAMED = 0.5;

/**
 * The contents that are shown of a document: the outline of its file, or where it has none, or one that names few of the articles which were
 * found in its text, what was found there: divisions as well as articles.
 */
export function shownContents(
  outline: readonly OutlineEntry[],
  { read, contents }: Pick<StructureState, 'read' | 'contents'>,
): readonly OutlineEntry[] {
  if (outline.length === 0) return contents;
  const units = read?.structure.units ?? [];
  const articles = units.filter(({ kind, inContents }) => kind === 'article' && !inContents);
  if (articles.length < ENOUGH) return outline;
  const titles = new Set<string>();
  for (const title of titlesOf(outline)) {
    titles.add(title);
    const [number] = /^(?:\p{L}+\.?|§+)?\s*[\d.]+\p{Ll}*/u.exec(title) ?? [];
    if (number !== undefined) titles.add(folded(number));
  }
  const named = articles.filter((unit) =>
    [unit.label, unit.heading, unitTitle(unit)].some((name) => name !== '' && titles.has(folded(name))),
  );
  return named.length >= NAMED * articles.length ? outline : contents;
}

function titlesOf(entries: readonly OutlineEntry[]): string[] {
  return entries.flatMap(({ title, children }) => [folded(title), ...titlesOf(children)]);
}

/** Small letters without the signs between and after them: `Art. 5.` is `art. 5`. */
function folded(title: string): string {
  const words = title.toLowerCase().split(/[\s:—–-]+/u);
  return words.filter(Boolean).join(' ').replace(/\.$/u, '');
}
