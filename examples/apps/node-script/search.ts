// node search.ts FILE WORD: prints the articles of a PDF, and each place of a word with its citation; keeps both in a Code of the API in memory.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createFakeApi } from '@glossator/client-sdk/testing';
import {
  citationAt,
  createSearchIndex,
  pageTextFromItems,
  readStructure,
  searchPages,
  startOf,
  TEXT_CONTENT_OPTIONS,
  type PageText,
} from '@glossator/document-text';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const [path = '', word = ''] = process.argv.slice(2);
const data = new Uint8Array(await readFile(path));
const task = getDocument({ data: data.slice(), verbosity: 0 });
const pdf = await task.promise;
const pages: PageText[] = [];
for (let page = 0; page < pdf.numPages; page += 1) {
  const { items } = await (await pdf.getPage(page + 1)).getTextContent(TEXT_CONTENT_OPTIONS);
  pages.push(pageTextFromItems(page, items, { boxes: true }));
}
await task.destroy();

const structure = readStructure(pages);
const articles = structure.units.filter(({ kind }) => kind === 'article');
console.log(`${articles.length} articles`);
const hits = searchPages(createSearchIndex(pages), word);
for (const { range, excerpt } of hits.slice(0, 3))
  console.log(citationAt(structure, startOf(range)), excerpt.match);

const api = createFakeApi({
  users: [{ email: 'ada@law.example' }],
  seed: { codes: [{ title: 'Laws', owner: 'ada@law.example', documents: [{ title: 'Law', file: data }] }] },
});
const client = api.client(api.signIn('ada@law.example'));
const { data: codes } = await client.codes.list({ isPublic: false });
console.log(codes.map(({ title }) => title));

assert.equal(articles.length, 28);
assert.ok(hits.length > 0);
assert.deepEqual(
  codes.map(({ title }) => title),
  ['Laws'],
);
