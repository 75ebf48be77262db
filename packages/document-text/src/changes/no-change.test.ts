import { describe, expect, test } from 'vitest';
import type { PageText } from '../pages/page-text';
import { changesBetween, inWords, LAW, replaceIn, type Articles } from '../testing/changes-in-words';
import type { Setting } from '../testing/typeset';

describe('no change', () => {
  test('is another setting, hyphenation or size', () => {
    const settings: Setting[] = [
      { width: 44, lines: 9, hyphens: true },
      { width: 90 },
      { lines: 6, header: 'Laws of the land' },
    ];
    for (const setting of settings) expect(changesBetween(LAW, LAW, {}, setting)).toEqual([]);
  });

  test('is punctuation, case and quotation marks', () => {
    const next = replaceIn(replaceIn(LAW, 'length, its', '„Length“ – its'), 'HARBOUR', 'harbour');
    expect(changesBetween(LAW, next)).toEqual([]);
  });

  test('is one paragraph that became two, or two that became one', () => {
    const [, , , whole] = LAW[0];
    const next = [[...LAW[0].slice(0, 3), ...whole.split(/(?<=writing\.) /)], ...LAW.slice(1)];
    expect(changesBetween(LAW, next)).toEqual([]);
    expect(changesBetween(next, LAW)).toEqual([]);
  });

  test('is another space, apostrophe or hyphen between letters', () => {
    const next = replaceIn(
      replaceIn(LAW, 'harbour office keeps', 'harbouroffice keeps'),
      'broken up',
      'broken-up',
    );
    expect(changesBetween(LAW, next)).toEqual([]);
    expect(changesBetween(next, replaceIn(LAW, 'Entries', 'En’tries'))).toEqual([]);
  });

  test('but another space between digits is one', () => {
    const before = replaceIn(LAW, 'three years', '1 2 years');
    expect(changesBetween(before, replaceIn(LAW, 'three years', '12 years'))).toMatchObject([
      { words: [['replaced', '1 2', '12']] },
    ]);
  });

  test('are marks of footnotes that have other numbers, or none', () => {
    const marked = (first: number, years = 'three'): Articles =>
      [
        'inland waters of the federation.',
        'broken up or lost for more than three years.',
        'the annexed schedule.',
      ].reduce<Articles>(
        (law, end, at) => replaceIn(law, end, `${end.replace('three', years)}${first + at}`),
        LAW,
      );
    expect(changesBetween(marked(1), marked(2))).toEqual([]);
    expect(changesBetween(LAW, marked(1))).toEqual([]);
    expect(changesBetween(marked(1), marked(2, 'four'))).toMatchObject([
      { words: [['replaced', 'three', 'four']] },
    ]);
    // Numbers that are not those of footnotes rise and fall, or stand behind abbreviations.
    const fined = (crowns: number) => replaceIn(LAW, 'fifty crowns.', `crowns (crs.${crowns}).`);
    expect(changesBetween(fined(50), fined(60))).toMatchObject([{ words: [['replaced', '50', '60']] }]);
    const alone = (number: number) => replaceIn(LAW, 'annexed schedule.', `annexed schedule.${number}`);
    expect(changesBetween(alone(50), alone(60))).toMatchObject([{ words: [['replaced', '50', '60']] }]);
  });

  test('are raised marks of footnotes, in pieces and behind a space', () => {
    const page = (marks: readonly string[], up = 4): PageText => {
      const pieces = [
        ...LAW[0].map((text, line) => ({
          text,
          x: 72,
          y: 700 - 20 * line,
          width: 400,
          height: 10,
          lineEnd: true,
        })),
        { text: 'Whoever has no power is not heard.', x: 72, y: 600, width: 200, height: 10, lineEnd: false },
        { text: ' ', x: 272, y: 600, width: 0.5, height: 0, lineEnd: false },
        ...marks.map((text, at) => ({
          text,
          x: 273 + 3 * at,
          y: 600 + up,
          width: 3,
          height: 5,
          lineEnd: false,
        })),
      ];
      return {
        page: 0,
        elements: pieces.map(({ text }) => text),
        lineEnds: pieces.map(({ lineEnd }) => lineEnd),
        boxes: pieces.map(({ x, y, width, height }) => ({ x, y, width, height })),
      };
    };
    expect(inWords([page(['1'])], [page(['2'])])).toEqual([]);
    expect(inWords([page(['1', '4'])], [page(['1', '5'])])).toEqual([]);
    expect(inWords([page(['1'])], [page([])])).toEqual([]);
    expect(inWords([page(['1'], 0)], [page(['2'], 0)])).toHaveLength(1);
  });

  test('is a word that went over from the end of one paragraph to the next', () => {
    const [heading, first, second] = LAW[1];
    const lines = (...parts: string[]) => [LAW[0], [heading, ...parts], ...LAW.slice(2)];
    const [a, b] = [first.replace(' lawful interest.', ''), second.replace('(2) ', '')];
    expect(
      changesBetween(
        lines(`${a} lawful`, `interest of theirs. ${b}`),
        lines(a, `lawful interest of theirs. ${b}`),
      ),
    ).toEqual([]);
  });
});

describe('a table of contents', () => {
  const more = [
    ['§ 5 Appeals', '(1) Whoever was fined may appeal to the water court within a month of the notice.'],
    ['§ 6 Entry into force', '(1) This statute enters into force on the day after its promulgation.'],
  ];
  const law: Articles = [...LAW, ...more];
  const contentsOf = (articles: Articles, suffix: (at: number) => string): Articles => [
    ['Table of contents', ...articles.map(([heading = ''], at) => `${heading}${suffix(at)}`)],
    ...articles,
  ];
  const renamed = replaceIn(law, '§ 3 Fees', '§ 3 Charges and tolls');
  const headingOnly = [
    { kind: 'replaced', cited: ['§ 3', '§ 3'], words: [['replaced', 'Fees', 'Charges and tolls']] },
  ];

  test('that both have does not repeat the changes of headings and page numbers', () => {
    const dots = (first: number) => (at: number) => ` ........ ${first + at * 2}`;
    expect(changesBetween(contentsOf(law, dots(2)), contentsOf(renamed, dots(3)))).toMatchObject(headingOnly);
    expect(changesBetween(contentsOf(law, dots(2)), contentsOf(law, dots(3)))).toEqual([]);
  });

  test('without page numbers does not, either', () => {
    const none = () => '';
    expect(changesBetween(contentsOf(law, none), contentsOf(renamed, none))).toMatchObject(headingOnly);
  });

  test('hides no sentence that stands among its entries', () => {
    const note = (office: string) =>
      `The sections on fees and penalties apply to vessels of foreign owners only when the ${office} says so in writing and for a term that it has to state in the same writing.`;
    const noted = (office: string): Articles => {
      const [entries = [], ...articles] = contentsOf(law, () => '');
      return [[...entries.slice(0, 4), note(office), ...entries.slice(4)], ...articles];
    };
    expect(changesBetween(noted('harbour office'), noted('minister'))).toMatchObject([
      { new: note('minister'), words: [['replaced', 'harbour office', 'minister']] },
    ]);
  });

  test('that is new is a change', () => {
    const [change, ...others] = changesBetween(
      law,
      contentsOf(law, (at) => ` ........ ${at + 2}`),
    );
    expect(change).toMatchObject({ kind: 'inserted' });
    expect(change?.new).toContain('§ 5 Appeals ........ 6');
    expect(others).toEqual([]);
  });

  test('is not taken for one where a form has dots', () => {
    const form = (year: string) => [
      ...law.slice(0, -1),
      [...(more[1] ?? []), `(2) Done at ........ ${year} by us`],
    ];
    expect(changesBetween(form('19'), form('20'))).toMatchObject([{ words: [['replaced', '19', '20']] }]);
  });
});
