import { afterAll, describe, expect, it } from 'vitest';
import { acrobatQuad, annotatedPdf, standardQuad, type MadeAnnotation } from '../testing/annotated-pdf';
import { makePdf } from '../testing/make-pdf';
import { createChildProcessPdfReader } from './child-process/child-process-pdf-reader';
import type { FoundAnnotation } from './found-annotation';

const STARTING_MS = 60_000;
/** Lines of Helvetica 12 at x 72, the first with its baseline at y 720, the others 20 points apart. */
const LINES = ['Article 1', 'Everyone has rights.', 'No one is bound.'];
const LAW = makePdf([LINES, ['Article 2'], []]);
const RECT = [72, 717, 200, 730];
/** Over the first line, and beyond its end. */
const LINE_1 = acrobatQuad(72, 717, 200, 730);
const LINE_2 = acrobatQuad(72, 697, 300, 710);

describe('annotations of a PDF', { timeout: STARTING_MS }, () => {
  const reader = createChildProcessPdfReader({ concurrency: 1 });
  afterAll(() => reader.close());
  const read = async (annotations: readonly MadeAnnotation[]) =>
    reader.readAnnotations({ data: await annotatedPdf(LAW, annotations) });
  const quotesOf = ({ ranges }: FoundAnnotation): string[] =>
    ranges.map((range) =>
      LINES.map((line, element) => {
        const from = element === range.startElement ? range.startCharacter : 0;
        const to = element === range.endElement ? range.endCharacter : line.length;
        return element < range.startElement || element > range.endElement ? '' : line.slice(from, to);
      }).join('|'),
    );

  it('are marks with the text under them, whichever way round their corners go', async () => {
    const { annotations, silent } = await read([
      { entries: { Subtype: '/Highlight', Rect: RECT, QuadPoints: LINE_1, C: [1, 0.5, 0] } },
      { entries: { Subtype: '/Underline', Rect: RECT, QuadPoints: standardQuad(72, 697, 300, 710) } },
      { entries: { Subtype: '/Squiggly', Rect: RECT, QuadPoints: [...LINE_1, ...LINE_2] } },
      { entries: { Subtype: '/StrikeOut', Rect: [72, 677, 300, 690] } },
    ]);
    expect(annotations.map(({ kind }) => kind)).toEqual(['highlight', 'underline', 'squiggly', 'strikeOut']);
    expect(annotations.map(quotesOf)).toEqual([
      ['Article 1||'],
      ['|Everyone has rights.|'],
      ['Article 1|Everyone has rights.|'],
      ['||No one is bound.'],
    ]);
    expect(annotations[0]).toMatchObject({ page: 0, color: [255, 128, 0], text: '' });
    expect(annotations[1]?.color).toBeUndefined();
    expect(silent).toBe(0);
  });

  it('say who wrote what and when, in any encoding', async () => {
    const utf16 = Buffer.from([0xfe, 0xff, ...Buffer.from('Łukasz 法', 'utf16le').swap16()]);
    const docEncoding = Buffer.from([0x5a, 0x6f, 0xeb, 0x20, 0xa0, 0x0d, 0x32]);
    const { annotations } = await read([
      {
        entries: {
          Subtype: '/Highlight',
          Rect: RECT,
          QuadPoints: LINE_1,
          NM: 'a-1',
          T: utf16,
          Contents: docEncoding,
          CreationDate: "D:20240506090807+02'00'",
          M: 'D:20240601',
        },
      },
    ]);
    expect(annotations).toMatchObject([
      {
        name: 'a-1',
        author: 'Łukasz 法',
        text: 'Zoë €\n2',
        createdAt: '2024-05-06T07:08:07.000Z',
        updatedAt: '2024-06-01T00:00:00.000Z',
      },
    ]);
  });

  it('say what their rich text says where they say nothing else', async () => {
    const rich =
      '<?xml version="1.0"?><body xmlns="http://www.w3.org/1999/xhtml"><p>One <b>bold</b> word</p><p>Two</p></body>';
    const { annotations } = await read([
      { entries: { Subtype: '/Highlight', Rect: RECT, QuadPoints: LINE_1, RC: rich } },
      { entries: { Subtype: '/Highlight', Rect: RECT, QuadPoints: LINE_1, RC: rich, Contents: 'Plain' } },
    ]);
    expect(annotations.map(({ text }) => text)).toEqual(['One bold word\nTwo', 'Plain']);
  });

  it('are notes on the line next to them', async () => {
    const { annotations, silent } = await read([
      { entries: { Subtype: '/Text', Rect: [20, 695, 40, 715], Contents: 'Sticky' } },
      { entries: { Subtype: '/FreeText', Rect: [300, 670, 400, 690], Contents: 'Typed' } },
      { entries: { Subtype: '/Stamp', Rect: [300, 670, 400, 690] } },
      { entries: { Subtype: '/Text', Rect: [20, 695, 40, 715] } },
      { entries: { Subtype: '/Popup', Rect: [0, 0, 9, 9], Contents: 'Window' } },
      { entries: { Subtype: '/Link', Rect: [0, 0, 9, 9], Contents: 'Link' } },
    ]);
    expect(annotations.map(({ kind, text }) => [kind, text])).toEqual([
      ['note', 'Sticky'],
      ['freeText', 'Typed'],
    ]);
    expect(annotations.map(quotesOf)).toEqual([['|Everyone has rights.|'], ['||No one is bound.']]);
    expect(silent).toBe(2);
  });

  it('have replies, but no states that somebody gave them', async () => {
    const reply = { Subtype: '/Text', Rect: RECT, IRT: { annotation: 0 }, F: 30 };
    const { annotations } = await read([
      { entries: { Subtype: '/Highlight', Rect: RECT, QuadPoints: LINE_1, Contents: 'First' } },
      { entries: { ...reply, Contents: 'Second', T: 'Bob' } },
      { entries: { ...reply, Contents: 'Accepted set by Bob', StateModel: 'Review', State: 'Accepted' } },
      { entries: { Subtype: '/Highlight', Rect: RECT, QuadPoints: LINE_1, F: 2 } },
    ]);
    expect(annotations.map(({ text }) => text)).toEqual(['First', 'Second']);
    expect(annotations[1]).toMatchObject({ replyTo: annotations[0]?.id, ranges: [] });
    expect(annotations[1]).not.toHaveProperty('problem');
  });

  it('make one of a replaced text, which is a mark and an insertion', async () => {
    const { annotations } = await read([
      { entries: { Subtype: '/Caret', Rect: [140, 697, 150, 705], Contents: 'duties', T: 'Ada' } },
      {
        entries: {
          Subtype: '/StrikeOut',
          Rect: RECT,
          QuadPoints: LINE_2,
          IRT: { annotation: 0 },
          RT: '/Group',
        },
      },
      { entries: { Subtype: '/Text', Rect: RECT, IRT: { annotation: 0 }, Contents: 'Why?' } },
    ]);
    expect(annotations.map(({ kind, text }) => [kind, text])).toEqual([
      ['strikeOut', 'duties'],
      ['note', 'Why?'],
    ]);
    expect(annotations[0]).toMatchObject({ author: 'Ada' });
    expect(annotations[0]?.replyTo).toBeUndefined();
    expect(annotations[1]?.replyTo).toBe(annotations[0]?.id);
  });

  it('tell why they have no place', async () => {
    const { annotations } = await read([
      {
        entries: {
          Subtype: '/Highlight',
          Rect: [400, 100, 500, 120],
          QuadPoints: acrobatQuad(400, 100, 500, 120),
        },
      },
      { page: 2, entries: { Subtype: '/Text', Rect: [20, 700, 40, 720], Contents: 'On an empty page' } },
    ]);
    expect(annotations.map(({ page, problem }) => [page, problem])).toEqual([
      [0, 'notOnText'],
      [2, 'pageWithoutText'],
    ]);
  });

  it('do no harm where they are made to', async () => {
    const { annotations } = await read([
      { entries: { Subtype: '/Highlight', Rect: RECT, QuadPoints: [1, 2, 3], Contents: 'Too few' } },
      {
        entries: {
          Subtype: '/Highlight',
          Rect: [0, 0, 0, 0],
          QuadPoints: Array<number>(8).fill(1e300),
          NM: 7,
        },
      },
      { entries: { Subtype: '/Text', Rect: RECT, IRT: { annotation: 2 }, Contents: 'Answers itself' } },
      {
        entries: {
          Subtype: '/Highlight',
          Rect: RECT,
          QuadPoints: LINE_1,
          C: [1, 2, 3, 4, 5, 6],
          M: 'D:99999999',
        },
      },
    ]);
    expect(annotations.map(({ text, problem }) => [text, problem])).toEqual([
      ['Too few', undefined],
      ['', 'notOnText'],
      ['Answers itself', undefined],
      ['', undefined],
    ]);
  });
});
