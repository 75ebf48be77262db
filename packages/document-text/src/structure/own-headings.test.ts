import { describe, expect, it } from 'vitest';
import { pagesOf, placedPage, read } from './testing/law-pages';
import type { PageText } from '../pages/page-text';

/** The headings of the articles of a text. */
const headingsIn = (pages: readonly PageText[]): string[] =>
  read(pages).flatMap(({ kind, heading }) => (kind === 'article' ? [heading] : []));

const RUNNING_ON = [
  ['ARTICLE 1.', ' La France est une République indivisible, laïque,'],
  ['', 'démocratique et sociale.'],
  ['ARTICLE 2.', ' La langue de la République est le français.'],
  ['', 'Son hymne est chanté debout.'],
  ['ARTICLE 3.', ' La souveraineté appartient au peuple qui l’exerce par ses'],
  ['', 'représentants.'],
  ['ARTICLE 4.', ' Les partis et groupements concourent à l’expression du'],
  ['', 'suffrage.'],
] as const;

describe('what stands beside the number of an article', () => {
  it('is its heading where the text begins below, be it with a raised number', () => {
    const lines = [
      'Gesetz über Brücken',
      'Art. 1 Zweck',
      '¹ Dieses Gesetz dient den Wegen.',
      'Art. 2 Bau',
      'Gebaut wird aus Holz.',
    ];
    expect(headingsIn(pagesOf(...lines))).toEqual(['Zweck', 'Bau']);
  });

  it('is its text where that goes on below in most articles, though in one of them a sentence ends with the line', () => {
    const lines = RUNNING_ON.map((parts) => parts.join(''));
    expect(headingsIn(pagesOf('Constitution', ...lines))).toEqual(['', '', '', '']);
  });

  it('is its text where only the word and the number are set larger, whatever the text’s height is rounded to', () => {
    const lines = RUNNING_ON.map(([label, text]) =>
      label === '' ? [[text, 10.04] as const] : [[label, 12] as const, [text, 10.04] as const],
    );
    expect(headingsIn([placedPage(lines)])).toEqual(['', '', '', '']);
  });
});
