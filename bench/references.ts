// How references inside laws are read, to be read by eye.
// npm run bench -- references [--root DIR] [--only RE] [--laws 10] [--references 300] [--seed 1]
//
// Draws laws among the PDFs below DIR that have articles, and in them words that stand before the number of an article, by the seed; the draw does
// not depend on what is recognized. Of each prints the page, the words around it, and what was read from there on: `§433/(1)` for a unit of the same
// document, `→ BGB` for another law, `?` for an article that the document does not have, `-` for nothing.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  comparePositions,
  createReferenceFinder,
  pageTextFromItems,
  proposeShortName,
  readStructure,
  startOf,
  type Position,
} from '@glossator/document-text';
import { readKept } from './carry-over/items';
import { keepItems } from './carry-over/read-pdf';
import { expressionOf, numberOf, pathOf, readCommandLine } from './command-line/options';
import { drawReferenceWords } from '../packages/document-text/src/testing/reference-draw';
import { createRandom } from '../packages/document-text/src/testing/random';

const values = readCommandLine({
  root: { type: 'string', default: '../shared/corpus' },
  only: { type: 'string', default: '^(legal|versions)/' },
  laws: { type: 'string', default: '10' },
  references: { type: 'string', default: '300' },
  seed: { type: 'string', default: '1' },
});
const root = pathOf('root', values.root);
const only = expressionOf('only', values.only);
const random = createRandom(numberOf('seed', values.seed));
/** Articles that a law has at least. */
const FEW = 10;

const names = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.pdf') && only.test(name))
  .toSorted();
const count = numberOf('laws', values.laws);
let [laws, printed, pages, spent] = [0, 0, 0, 0];
while (laws < count && names.length > 0) {
  const [name = ''] = names.splice(Math.floor(random.next() * names.length), 1);
  const kept = await keepItems(join(root, name)).catch(() => undefined);
  if (kept === undefined) continue;
  const texts = readKept(kept).map(({ items }, page) => pageTextFromItems(page, items, { boxes: true }));
  const structure = readStructure(texts);
  const { units, language } = structure;
  if (units.filter(({ kind, inContents }) => kind === 'article' && !inContents).length < FEW) continue;
  laws += 1;
  const title = units.find(({ kind }) => kind === 'title')?.heading ?? '';
  const shortName = proposeShortName(texts);
  const started = performance.now();
  const find = createReferenceFinder(structure, { shortName, title });
  const references = texts.map((page, at) => find(page, texts[at + 1]));
  spent += performance.now() - started;
  pages += texts.length;
  console.log(
    `\n== ${name} (${language}, ${texts.length} pages, ${shortName ?? '-'}, ${title.slice(0, 60)})`,
  );
  const drawn = drawReferenceWords(
    texts,
    structure,
    random,
    Math.ceil(numberOf('references', values.references) / count),
  );
  for (const { position, until, before, text } of drawn) {
    const here = (references[position.page] ?? []).filter(({ range }) =>
      isBetween(position, startOf(range), until),
    );
    const found = here.map(({ word, number, law, unit }) => {
      if (law !== undefined) return `→${law.slice(0, 30)}`;
      return units[unit]?.key ?? `?${word}${number}`;
    });
    printed += 1;
    const words = `${before.slice(-24)}[${text.slice(0, 66)}`;
    console.log(`${printed}\t${position.page + 1}\t${words}\t${found.join(' ') || '-'}`);
  }
}
console.log(JSON.stringify({ laws, printed, pages, msPerPage: spent / pages }));

function isBetween(from: Position, position: Position, until: Position): boolean {
  return comparePositions(from, position) <= 0 && comparePositions(position, until) < 0;
}
