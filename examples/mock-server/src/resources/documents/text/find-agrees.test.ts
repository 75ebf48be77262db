import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MatchOptions, TextRange } from '@glossator/document-text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePdf } from '../../../testing/make-pdf';
import { addDocument, startTestServer, type TestServer, type TestUser } from '../../../testing/test-server';
import { CHROMIUM, startViewerPage, type ViewerPage } from '../../../testing/viewer-page';

const LEGAL = fileURLToPath(new URL('../../../../../../../shared/corpus/legal/', import.meta.url));
/** A law and words of it: umlauts, accents, ligatures, other writings, section signs, numbers, turned text, running headers. */
const LAWS: readonly (readonly [file: string, words: readonly string[]])[] = [
  ['ch-de-urg.pdf', ['und', 'URHEBER', 'Art. 1', 'schutz', 'für', 'fur', 'Absatz 2', '1992', 'SR 23', 'e']],
  [
    'de-stvollzg.pdf',
    ['§ 1', 'Gefangene', 'vollzugsbehorde', '§', '§§ 4', 'Maßregel', 'massregel', '(1)', 'bis zu', '17'],
  ],
  [
    'fr-constitution-2024.pdf',
    ['République', 'republique', 'l’État', "l'etat", 'ARTICLE 16', 'œuvre', 'à', 'loi', '49', 'peut être'],
  ],
  [
    'zw-en-marriages-act-2022-2.pdf',
    ['the', 'ofﬁcer', 'officer', 'fi', 'f', 'Marriage', 'section 2', '2022', '“child”', '"child"'],
  ],
  [
    'jo-ar-cybercrime.pdf',
    ['المادة', 'المادة 12', 'المادة12', 'في', 'القانون', '2023', 'مادة', 'أو', 'او', 'من'],
  ],
  ['jo-ar-labor.pdf', ['العمل', 'المادة', 'صاحب العمل', 'عقد', 'في']],
  ['cn-zh-civil-code-notes-3.pdf', ['民法', '的', '合同', '第一', '权利']],
  ['it-statuto-universita-imt.pdf', ['Università', 'universita', 'articolo', 'è', "dell'ateneo"]],
  ['gov-federal-register-2020-17221.pdf', ['Federal Register', 'the', 'section', 'Rules', '2020']],
  ['eu-gdpr-oj-en.pdf', ['personal data', 'Article 17', 'Official Journal', 'controller', '119']],
];
const OPTIONS: readonly MatchOptions[] = [
  {},
  { wholeWord: true },
  { caseSensitive: true },
  { wholeWord: true, caseSensitive: true },
];
const QUERIES = 24;
const TIMEOUT = 120_000;

/** Queries out of the text itself: over page ends and line ends, long ones, ligatures, accents; after the given words. */
function queriesOf(pages: readonly string[], words: readonly string[]): string[] {
  const whole = pages.join('\n');
  const all = (pattern: RegExp): string[] => [
    ...new Set([...whole.matchAll(pattern)].map(([found]) => found)),
  ];
  const spread = (list: readonly string[], count: number): string[] =>
    Array.from(
      { length: Math.min(count, list.length) },
      (_, i) => list[Math.floor((i * list.length) / count)] ?? '',
    );
  const ends = pages.slice(1).map((next, i) => {
    const before = pages[i]?.trim().split(/\s+/).slice(-2).join(' ') ?? '';
    return `${before} ${next.trim().split(/\s+/).slice(0, 2).join(' ')}`;
  });
  const hyphenated = all(/\p{L}{2,}-\n\p{L}{2,}/gu).map((word) => word.replace('-\n', ''));
  const long = spread(
    pages.filter((page) => page.length > 900),
    3,
  ).map((page) => page.slice(100, 900));
  const accented = all(/\p{L}*[À-ÿ]\p{L}*/gu).map((word) => word.normalize('NFD').replace(/\p{M}/gu, ''));
  const rest = spread(all(/\S{3,} \S{3,}/gu), QUERIES);
  return [
    ...words,
    ...spread(ends, 6),
    ...spread(hyphenated, 4),
    ...long,
    ...spread(all(/\S*[ﬀ-ﬆ]\S*/gu), 2),
    ...spread(accented, 3),
    ...rest,
  ].slice(0, QUERIES);
}

describe.skipIf(!existsSync(LEGAL) || CHROMIUM === undefined)(
  'the search of the viewer and of the server (needs the corpus beside the repository, and Chromium)',
  () => {
    let test: TestServer;
    let ada: TestUser;
    let viewer: ViewerPage;
    beforeAll(async () => {
      [test, viewer] = await Promise.all([startTestServer(), startViewerPage()]);
      ada = await test.newUser('ada');
    }, TIMEOUT);
    afterAll(async () => {
      await Promise.all([test.stop(), viewer.close()]);
    });

    /** Compares the hits of each query, half of them as anyone types them; answers how many there were of what kind. */
    const compare = async (id: number, queries: readonly string[]) => {
      let [found, overPages] = [0, 0];
      for (const [i, query] of queries.entries()) {
        const options = (i % 2 === 0 ? OPTIONS[0] : OPTIONS[1 + (((i - 1) / 2) % 3)]) ?? {};
        const here = await viewer.find(query, options);
        expect(await askServer(id, query, options), `${query} ${JSON.stringify(options)}`).toEqual(here);
        if (here.length > 0) found += 1;
        if (here.some(({ startPage, endPage }) => startPage !== endPage)) overPages += 1;
      }
      return { found, overPages };
    };
    const askServer = async (id: number, text: string, options: MatchOptions): Promise<TextRange[]> => {
      const ranges: TextRange[] = [];
      let cursor: string | undefined;
      do {
        const answer = await ada.api.documents.search({
          id,
          text,
          limit: 1000,
          ...options,
          ...(cursor !== undefined && { cursor }),
        });
        for (const { excerpt: _excerpt, match: _match, ...range } of answer.data) ranges.push(range);
        cursor = answer.next;
        if (cursor === undefined) expect(answer.total).toBe(ranges.length);
      } while (cursor !== undefined);
      return ranges;
    };

    it.each(LAWS)(
      'find the same in %s',
      async (file, words) => {
        const { id: codeId } = await ada.api.codes.create({});
        const { id } = await addDocument(ada, codeId, 'Law', await readFile(LEGAL + file));
        const queries = queriesOf(await viewer.open(LEGAL + file), words);
        expect(queries.length).toBeGreaterThan(8);
        const { found, overPages } = await compare(id, queries);
        expect(found).toBeGreaterThan(queries.length * 0.6);
        expect(overPages).toBeGreaterThan(1);
      },
      TIMEOUT,
    );

    it(
      'find the same in a made law: over running headers, hyphens and soft hyphens, whatever the options',
      async () => {
        const body = (page: number) =>
          Array.from(
            { length: 26 },
            (_, line) => `The buyer of thing ${page * 26 + line} must pay what is ow-`,
          );
        const pages = Array.from({ length: 12 }, (_, page) => [
          'Inland Waters Act',
          ...body(page),
          'ed. So\u00adft hy\u00adphens are in here, and a sentence that runs',
          `Page ${page + 1}`,
        ]);
        const bytes = makePdf(pages);
        const path = join(await mkdtemp(join(tmpdir(), 'glossator-made-')), 'law.pdf');
        await writeFile(path, bytes);
        const { id: codeId } = await ada.api.codes.create({});
        const { id } = await addDocument(ada, codeId, 'Made', bytes);
        await viewer.open(path);
        const queries = [
          'that runs the buyer',
          'owed',
          'soft hyphens',
          'Soft',
          'inland waters act',
          'page 3',
          'THING 7',
        ];
        expect((await viewer.find('that runs the buyer', {})).length).toBe(11);
        expect(await viewer.find('inland waters act', {})).toEqual([]);
        for (const options of OPTIONS)
          for (const query of queries)
            expect(await askServer(id, query, options), `${query} ${JSON.stringify(options)}`).toEqual(
              await viewer.find(query, options),
            );
        await rm(dirname(path), { recursive: true });
      },
      TIMEOUT,
    );
  },
);
