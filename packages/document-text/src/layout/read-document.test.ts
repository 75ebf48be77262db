import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pages as anyPages } from '../testing/arbitrary-pages';
import { madeLines, madePage } from '../testing/made-pages';
import { readInNode } from '../testing/read-in-node';
import type { PageText } from '../pages/page-text';
import { readDocument } from './read-document';
import { CONTINUES, LINE_END, PAGE_END, PARAGRAPH } from './reading-order';

const SIGNS = new Map([
  [CONTINUES, ''],
  [LINE_END, ' / '],
  [PARAGRAPH, ' ¶ '],
  [PAGE_END, ' // '],
]);

/** A document in reading order as one text: lines, paragraphs and pages parted by signs, footnotes after `NOTES`. */
function asRead(pages: readonly PageText[]): string {
  const order = readDocument(pages);
  let text = '';
  for (let i = 0; i < order.length; i += 1) {
    if (i === order.notesFrom) text += ' NOTES';
    text += `${SIGNS.get(order.gap[i] ?? -1) ?? '?'}${pages[order.page[i] ?? 0]?.elements[order.element[i] ?? 0] ?? ''}`;
  }
  return text;
}

const FULL = 'Die Verwaltungsbehörde entscheidet über Anträge binnen eines';
const REST = 'Monats.';

describe('the reading order', () => {
  it('goes on over the end of a page in the middle of a sentence', () => {
    const pages = [
      madePage(0, madeLines([FULL, FULL, FULL], 700)),
      madePage(1, madeLines(['anderen Monats.', FULL, REST], 700)),
    ];
    expect(asRead(pages)).toBe(`${FULL} / ${FULL} / ${FULL} // anderen Monats. ¶ ${FULL} / ${REST}`);
  });

  it('leaves out running lines and elements without text, and says which are running', () => {
    const pages = Array.from({ length: 4 }, (_, page) =>
      madePage(page, [
        ['Gesetzblatt', 780],
        ...madeLines([FULL, `Satz ${page * page}`, REST, FULL, FULL], 700),
        [`- ${page + 1} -`, 30],
      ]),
    );
    const order = readDocument(pages);
    expect(order.length).toBe(20);
    expect([0, 1, 6].map((element) => order.isRunning(2, element))).toEqual([true, false, true]);
    expect(order.isRunning(99, 0)).toBe(false);
  });

  it('puts footnotes of all pages after the body of all pages', () => {
    const note = (page: number): PageText['elements'] => [`${page + 1}`, ` Fassung ${page}.`];
    const pages = [0, 1].map((page) => {
      const made = madePage(page, [
        ...madeLines([FULL, FULL, FULL, `${FULL.slice(0, -5)} einem`], 700),
        [note(page)[0] ?? '', 102.5, 72, 5],
        [note(page)[1] ?? '', 100, 75, 8],
      ]);
      return { ...made, lineEnds: made.elements.map((_, at) => at !== 4) };
    });
    expect(asRead(pages).split(' NOTES')[1]).toBe(' ¶ 1 Fassung 0. ¶ 2 Fassung 1.');
    expect(asRead(pages)).toContain('einem // Die Verwaltung');
  });

  it('is that of the PDF without boxes', () => {
    const elements = ['Ein Wort', '', 'und noch eines.', '(2) Ein Satz'];
    const pages = [{ page: 0, elements, lineEnds: [false, true, true, false] }];
    expect(asRead(pages)).toBe('Ein Wort / und noch eines. ¶ (2) Ein Satz');
  });

  it('is empty where there is no text', () => {
    expect(readDocument([]).length).toBe(0);
    expect(readDocument([{ page: 0, elements: ['', ' '], lineEnds: [true, true] }]).length).toBe(0);
  });

  it('has every element with text once, whatever the places are', () => {
    const odd = fc.oneof(fc.constantFrom(NaN, Infinity, -Infinity, 0, -1), fc.double(), fc.nat(800));
    const box = fc.record(
      { x: odd, y: odd, width: odd, height: odd, turn: fc.constantFrom(1, 2, 3) } as const,
      {
        requiredKeys: ['x', 'y', 'width', 'height'],
      },
    );
    const document = anyPages.chain((pages) =>
      fc
        .tuple(...pages.map(({ elements }) => fc.array(box, { minLength: 0, maxLength: elements.length })))
        .map((boxes) => pages.map((page, i) => ({ ...page, boxes: boxes[i] ?? [] }))),
    );
    const raisedMark = [
      {
        page: 0,
        elements: ['Wort', '2'],
        lineEnds: [false, true],
        boxes: [
          { x: 0, y: 0, width: 20, height: 10 },
          { x: 20, y: 4, width: 5, height: 6 },
        ],
      },
    ];
    fc.assert(
      fc.property(document, (pages) => {
        const order = readDocument(pages);
        // A raised mark of a footnote is no part of the text.
        const mayBeRaised = (page: number, at: number): boolean =>
          /^[\d*†‡]{1,3}[),]?\s*$/.test(pages[page]?.elements[at] ?? '') &&
          (pages[page]?.boxes[at]?.height ?? NaN) > 0;
        const seen = new Set<string>();
        for (let i = 0; i < order.length; i += 1)
          seen.add(`${order.page[i] ?? ''}:${order.element[i] ?? ''}`);
        const all = pages.flatMap(({ page, elements }) =>
          elements.flatMap((text, at) =>
            text.trim() === '' || order.isRunning(page, at) || mayBeRaised(page, at) ? [] : [`${page}:${at}`],
          ),
        );
        expect(seen.size).toBe(order.length);
        expect(all.filter((key) => !seen.has(key))).toEqual([]);
        expect(order.gap.length).toBe(order.length);
      }),
      { examples: [[raisedMark]] },
    );
  });
});

const CORPUS = fileURLToPath(new URL('../../../../../shared/corpus/', import.meta.url));

describe.skipIf(!existsSync(CORPUS))(
  'the reading order of laws (skipped where ../shared/corpus is absent)',
  () => {
    const read = async (file: string): Promise<string> =>
      asRead(await readInNode(new Uint8Array(await readFile(CORPUS + file)), { boxes: true }));

    it('keeps sentences whole over page ends and footnotes in a Swiss law', async () => {
      const [body = '', notes = ''] = (await read('legal/ch-de-dsg.pdf')).split(' NOTES');
      expect(body).not.toContain('Fassung gemäss Ziff. I des BG vom 24. März 2006');
      expect(notes).toContain('¶ 4  / Fassung gemäss Ziff. I des BG vom 24. März 2006');
      expect(body).toContain('¶ Art. 2');
    });

    it('begins paragraphs of a German law', async () => {
      const text = await read('legal/de-gvg.pdf');
      expect(text).toContain('¶ (4) Ist ein Berufsrichter an der Beschlussfassung verhindert');
      expect(text).toContain('nötig wird. ¶ (3) Absatz 2 gilt entsprechend');
      expect(text).toContain('der durch den Geschäftsverteilungsplan / bestimmte Vertreter');
      expect(text).not.toContain('Seite 5 von');
    });
  },
);
