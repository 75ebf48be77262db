// How well articles and headings are recognised, against the structure of the source of laws in print.
// npm run bench -- structure [--root DIR] [--only RE] [--errors] [--kind unit|article|heading]
//
// DIR/<pair>/ holds old.pdf and new.pdf and what their sources say: old.structure.json, new.structure.json (blocks of type "art"
// and "h" in order, each with the text that it begins with). A unit counts when the longest list that both have in the same order
// contains it: one that is found a few lines too low, twice, or in the wrong order does not. Precision: the share of what was
// recognised that the source has; recall: the share of the source's that was recognised. Entries of a table of contents and the
// law's title count in neither. A PDF that is in several pairs is counted once. "units" are articles and headings together, for
// what one source calls an article is a heading in another ("§§ 3 bis 6 (weggefallen)"); where a source keeps no headings at all,
// though they are printed, only articles count.
//
// Pairs without such files are judged by their selections: of those that the truth puts into an article ("where"), for how many one
// is recognized ("found"), and for how many the same. Sources put a heading of a division into the article before it, and passages
// that an amending law quotes into the quoted article: those are counted as errors.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pageTextFromItems, recognizeStructure } from '@glossator/document-text';
import { readKept } from './carry-over/items';
import { keepItems } from './carry-over/read-pdf';
import { aligned, percent } from './carry-over/text-tables';
import { expressionOf, namesOf, pathOf, readCommandLine } from './command-line/options';
import { agree, beginningOf, type Agreement } from './structure/agreement';
import { selectedArticles } from './structure/selected-articles';
import { blocksOf, hasHeadings, readSource, unitsOf, type MeasuredKind } from './structure/measured-units';

const KINDS: readonly MeasuredKind[] = ['unit', 'article', 'heading'];
const values = readCommandLine({
  root: { type: 'string', default: '../shared/carry-over/open' },
  only: { type: 'string', default: '.' },
  errors: { type: 'boolean', default: false },
  kind: { type: 'string' },
});
const root = pathOf('root', values.root);
const only = expressionOf('only', values.only);
const wantedKinds = values.kind === undefined ? KINDS : namesOf('kind', values.kind, KINDS);
const seen = new Set<string>();
const measured: { law: string; language: string; kind: MeasuredKind; agreement: Agreement }[] = [];
for (const pair of readdirSync(root).toSorted()) {
  if (!only.test(pair)) continue;
  for (const version of ['old', 'new']) {
    const [pdf, truth] = [join(root, pair, `${version}.pdf`), join(root, pair, `${version}.structure.json`)];
    if (!existsSync(pdf) || !(existsSync(truth) || isJudgedBySelections(pair, version))) continue;
    const print = createHash('sha256').update(readFileSync(pdf)).digest('hex');
    if (seen.has(print)) continue;
    seen.add(print);
    await measure(`${pair} ${version}`, pdf, truth);
  }
}

for (const kind of KINDS) {
  const rows = measured.filter((one) => one.kind === kind);
  if (rows.length === 0) continue;
  const lines = rows.map(({ law, language, agreement }) => [law, language, ...figures(agreement)]);
  console.log(
    `\n${kind}s\n${aligned([['law', '', 'found', 'in the source', 'precision', 'recall'], ...lines])}`,
  );
}
const languages = [...new Set(measured.map(({ language }) => language))];
const byLanguage = languages.flatMap((language) =>
  KINDS.map((kind) => [
    `${language} ${kind}s`,
    ...figures(sum(measured.filter((one) => one.language === language && one.kind === kind))),
  ]),
);
console.log(`\n${aligned([['language', 'found', 'in the source', 'precision', 'recall'], ...byLanguage])}`);
const articles = sum(measured.filter(({ kind }) => kind === 'article'));
const headings = sum(measured.filter(({ kind }) => kind === 'heading'));
const all = sum(measured.filter(({ kind }) => kind === 'unit'));
console.log(
  JSON.stringify({
    precision: precisionOf(all),
    recall: recallOf(all),
    articlePrecision: precisionOf(articles),
    articleRecall: recallOf(articles),
    headingPrecision: precisionOf(headings),
    headingRecall: recallOf(headings),
    files: seen.size,
  }),
);

/** Selections are on the old version; a pair whose source keeps no structure says in which articles they are. */
function isJudgedBySelections(pair: string, version: string): boolean {
  const has = (file: string): boolean => existsSync(join(root, pair, file));
  return version === 'old' && has('truth.json') && has('selections.json') && !has('old.structure.json');
}

async function measure(law: string, pdf: string, truth: string): Promise<void> {
  const pages = readKept(await keepItems(pdf)).map(({ items }, page) =>
    pageTextFromItems(page, items, { boxes: true }),
  );
  if (!existsSync(truth)) {
    const { language, agreement, errors } = selectedArticles(dirname(truth), pages);
    if (agreement.wanted > 0) measured.push({ law, language, kind: 'article', agreement });
    if (values.errors) for (const error of errors) console.log(error);
    return;
  }
  const source = readSource(truth);
  const units = recognizeStructure(pages);
  for (const kind of wantedKinds) {
    if (kind === 'heading' && !hasHeadings(source)) continue;
    const counted = kind === 'unit' && !hasHeadings(source) ? 'article' : kind;
    const found = unitsOf(units, counted, pages);
    const wanted = blocksOf(source, counted);
    const agreement = agree(
      found.map(({ text }) => beginningOf(text)),
      wanted.map(beginningOf),
    );
    measured.push({ law, language: source.lang, kind, agreement });
    if (!values.errors) continue;
    for (const at of agreement.extra)
      console.log(`${law} extra ${kind}, page ${(found[at]?.page ?? 0) + 1}: ${found[at]?.text ?? ''}`);
    for (const at of agreement.missing) console.log(`${law} missing ${kind}: ${wanted[at] ?? ''}`);
  }
}

function sum(rows: readonly { readonly agreement: Agreement }[]): Agreement {
  const total = (count: (agreement: Agreement) => number) =>
    rows.reduce((before, { agreement }) => before + count(agreement), 0);
  return {
    found: total(({ found }) => found),
    wanted: total(({ wanted }) => wanted),
    agreed: total(({ agreed }) => agreed),
    extra: [],
    missing: [],
  };
}

function precisionOf({ agreed, found }: Agreement): number | null {
  return found === 0 ? null : Math.round((agreed / found) * 10_000) / 10_000;
}

function recallOf({ agreed, wanted }: Agreement): number | null {
  return wanted === 0 ? null : Math.round((agreed / wanted) * 10_000) / 10_000;
}

function figures(agreement: Agreement): string[] {
  const share = (value: number | null) => percent(value === null ? undefined : value * 100);
  return [
    String(agreement.found),
    String(agreement.wanted),
    share(precisionOf(agreement)),
    share(recallOf(agreement)),
  ];
}
