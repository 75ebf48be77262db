// How passages of laws are cited, to be read by eye.
// npm run bench -- citations [--root DIR] [--laws 40] [--passages 500] [--seed 1] [--only RE]
//
// Draws laws among the PDFs below DIR, and passages in them, by the seed; the draw does not depend on the structure. Of each passage prints the
// page, how it is cited, and its line. Below it, all found without the structure, the last line before it that begins with the word of a heading,
// the lines since that begin like a paragraph or an item, and the line after it, so that somebody can see whether the citation is right. The
// last line counts the passages that are cited by their page alone.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { citationOf, pageTextFromItems, readStructure, type PageText } from '@glossator/document-text';
import { readKept } from './carry-over/items';
import { keepItems } from './carry-over/read-pdf';
import { expressionOf, numberOf, pathOf, readCommandLine } from './command-line/options';
import { createRandom } from '../packages/document-text/src/testing/random';

const values = readCommandLine({
  root: { type: 'string', default: '../shared/corpus' },
  only: { type: 'string', default: '^(legal|versions)/' },
  laws: { type: 'string', default: '40' },
  passages: { type: 'string', default: '500' },
  seed: { type: 'string', default: '1' },
});
const root = pathOf('root', values.root);
const only = expressionOf('only', values.only);
const random = createRandom(numberOf('seed', values.seed));
/** Letters that a passage has at least, and pages and lines before it that are looked at. */
const ENOUGH = 12;
const PAGES_BEFORE = 6;
const LINES_BEFORE = 7;
const BEGINS_HEADING =
  /^\s*\[?(?:art|§|sec|clause|chapter|part\b|title|titre|titel|(?:\d+\. )?(?:teil|abschnitt|anlage|anhang)|capitolo|titolo|capo|livre|chapitre|título|capítulo|schedule|annex|appendix)[^a-zß-ü]*\s*\w/iu;
const BEGINS_PART = /^\s*(?:\(?[\divxlc]{1,5}[.)°—–-]|\(?[a-z]{1,2}[.)]|\d{1,3}[a-z]?\s|\d{1,2}$)/iu;

const names = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.pdf') && only.test(name))
  .toSorted();
const laws: string[] = [];
while (laws.length < numberOf('laws', values.laws) && names.length > 0)
  laws.push(...names.splice(Math.floor(random.next() * names.length), 1));
let [printed, byPage] = [0, 0];
for (const law of laws.toSorted()) {
  const kept = await keepItems(join(root, law)).catch(() => undefined);
  if (kept === undefined) {
    console.log(`\n== ${law} does not open`);
    continue;
  }
  const pages = readKept(kept).map(({ items }, page) => pageTextFromItems(page, items, { boxes: true }));
  const structure = readStructure(pages);
  console.log(`\n== ${law} (${structure.language}, ${pages.length} pages, ${structure.units.length} units)`);
  const count = Math.ceil(numberOf('passages', values.passages) / laws.length);
  for (let made = 0, tries = 0; made < count && tries < 40 * count; tries += 1) {
    const page = pages[Math.floor(random.next() * pages.length)];
    const element = Math.floor(random.next() * (page?.elements.length ?? 0));
    const text = page?.elements[element] ?? '';
    if (!page || (text.match(/\p{L}/gu)?.length ?? 0) < ENOUGH) continue;
    made += 1;
    const place = { startPage: page.page, startElement: element, startCharacter: 0 };
    const end = { endPage: page.page, endElement: element, endCharacter: text.length };
    const citation = citationOf(structure, { ...place, ...end });
    printed += 1;
    if (citation === undefined) byPage += 1;
    const passage = structure.asides[structure.asideOf.get(page.page)?.get(element) ?? -1];
    const lines = linesOf(page);
    const at = lines.findIndex(({ last }) => last >= element);
    console.log(
      `${printed}. p. ${page.page + 1} ${passage ? `[${passage.kind}] ` : ''}→ ${citation ?? '(page alone)'} | ${lines[at]?.text.trim().slice(0, 130)}`,
    );
    for (const line of linesBefore(pages, page.page, at)) console.log(`      ${line.slice(0, 90)}`);
    console.log(`      > ${lines[at + 1]?.text.trim().slice(0, 90) ?? ''}`);
  }
}
console.log(JSON.stringify({ laws: laws.length, passages: printed, byPageAlone: byPage }));

/** The lines of a page with their last elements. */
function linesOf({ elements, lineEnds }: PageText): { readonly text: string; readonly last: number }[] {
  const lines: { text: string; last: number }[] = [];
  let line = '';
  elements.forEach((text, last) => {
    line += text;
    if (!lineEnds[last] && last < elements.length - 1) return;
    if (line.trim() !== '') lines.push({ text: line, last });
    line = '';
  });
  return lines;
}

/** The last line before a line that begins with the word of a heading, and those since that begin like a part of a law. */
function linesBefore(all: readonly PageText[], pageIndex: number, before: number): string[] {
  const found: string[] = [];
  for (let at = pageIndex; at >= Math.max(0, pageIndex - PAGES_BEFORE); at -= 1) {
    const page = all[at];
    const lines = page ? linesOf(page) : [];
    for (const { text } of (at === pageIndex ? lines.slice(0, before) : lines).toReversed()) {
      const isHeading = BEGINS_HEADING.test(text);
      if (!isHeading && (found.length >= LINES_BEFORE || !BEGINS_PART.test(text))) continue;
      found.unshift(text.trim());
      if (isHeading) return found;
    }
  }
  return found;
}
