import { expect, it } from 'vitest';
import { readOutline } from './outline';

const titlesOf = async (titles: readonly string[]) => {
  const entries = await readOutline({
    pdf: {
      getOutline: async () => Promise.resolve(titles.map((title) => ({ title, dest: null, items: [] }))),
      getDestination: async () => Promise.resolve(null),
      getPageIndex: async () => Promise.resolve(0),
      cachedPageNumber: () => null,
      numPages: 1,
    },
    boxOf: async () => Promise.reject(new Error('No page is requested')),
  });
  return entries.map(({ title }) => title);
};

it('titles are on one line, number and name apart', async () => {
  expect(
    await titlesOf([
      'Buch 1Allgemeiner Teil',
      '§ 312aAllgemeine\n Pflichten',
      '§ 1 Beginn',
      'Art. 2bis',
      'EN 13B',
    ]),
  ).toEqual(['Buch 1 Allgemeiner Teil', '§ 312a Allgemeine Pflichten', '§ 1 Beginn', 'Art. 2bis', 'EN 13B']);
});
