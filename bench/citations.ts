// How passages of laws are cited, to be read by eye.
// npm run bench -- citations [--root DIR] [--laws 40] [--passages 500] [--seed 1] [--only RE]
//
// Draws laws among the PDFs below DIR, and passages in them, by the seed; of each passage prints the law, the page, how it is cited, and its
// words. Below stand the lines before it that begin like a heading or a number, the nearest last: they are found without the structure, so that
// somebody can see whether the citation is right. The last line counts those that are cited by their page alone.
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
/** Letters that a passage has at least, and lines before it that are printed. */
const ENOUGH = 12;
const LINES_BEFORE = 3;
const BEGINS_PART =
  /^\s*(?:art|§|sec|clause|chapter|part|title|titre|titel|teil|abschnitt|capitolo|titolo|capo|livre|chapitre|título|capítulo|schedule|annex|anlage|\(?[\divxlc]{1,5}[.)°—–-]|\(?[a-z]{1,2}\)|\d{1,3}[a-z]?\s)/iu;

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
    console.log(
      `${printed}. p. ${page.page + 1} ${passage ? `[${passage.kind}] ` : ''}→ ${citation ?? '(page alone)'} | ${text.trim().slice(0, 110)}`,
    );
    for (const line of linesBefore(pages, page.page, element)) console.log(`      ${line.slice(0, 100)}`);
  }
}
console.log(JSON.stringify({ laws: laws.length, passages: printed, byPageAlone: byPage }));

/** The lines before an element, and its own, that begin like a part of a law. */
function linesBefore(pages: readonly PageText[], pageIndex: number, element: number): string[] {
  const found: string[] = [];
  for (let page = pageIndex; page >= 0 && page > pageIndex - 4; page -= 1) {
    const lines: string[] = [];
    let line = '';
    pages[page]?.elements.forEach((text, at) => {
      if (page === pageIndex && at > element) return;
      line += text;
      if (!pages[page]?.lineEnds[at]) return;
      lines.push(line);
      line = '';
    });
    if (line !== '') lines.push(line);
    for (const text of lines.toReversed()) {
      if (!BEGINS_PART.test(text)) continue;
      found.unshift(text.trim());
      if (found.length === LINES_BEFORE) return found;
    }
  }
  return found;
}
