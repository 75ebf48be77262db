import { strFromU8, unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import type { Synopsis, SynopsisBlock, SynopsisRow } from '../synopsis';
import { markedRuns } from './marked-runs';
import { writeSynopsis } from './write-synopsis';

const aRow = (old: string, now: string, more: Partial<SynopsisRow> = {}): SynopsisBlock & SynopsisRow => ({
  type: 'row',
  isSame: false,
  old: { label: 'Art. 1, page 1', text: old },
  new: { label: 'Art. 1, page 2', text: now },
  annotations: [],
  ...more,
});

const NOTE: SynopsisRow['annotations'][number] = {
  place: 'Art. 1 OR, page 2',
  color: '#f2e280',
  quote: 'within ten days',
  notes: ['to be confirmed: 1 word changed'],
  foot: 'Lea Rossi, 1 March 2026',
  comments: [
    {
      by: 'Lea Rossi',
      isReply: false,
      paragraphs: [{ depth: 0, isQuoted: false, runs: [{ text: 'Why?' }] }],
    },
  ],
};

const aSynopsis = (
  blocks: readonly SynopsisBlock[],
  columns = ['Old: version 1', 'New: version 2', 'Annotations'],
): Synopsis => ({
  head: {
    language: 'en',
    title: 'Synopsis',
    subtitle: 'Law (OR)',
    name: 'Synopsis: Law (OR)',
    facts: ['3 changes'],
    foot: 'Law · Page {page} of {pages}',
    at: '2026-03-03T10:00:00.000Z',
    columns,
  },
  blocks,
});

describe('the words of a row', () => {
  const shown = (old: string, now: string, isSame = false) => {
    const runs = markedRuns(aRow(old, now, { isSame }));
    const line = (side: 'old' | 'new') =>
      runs[side].map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('');
    return [line('old'), line('new')];
  };

  it('are marked where the other text lacks them, each column to its own letter', () => {
    expect(shown('The Seller pays within fourteen days.', 'The seller shall pay within ten days.')).toEqual([
      'The Seller [pays] within [fourteen] days.',
      'The seller [shall pay] within [ten] days.',
    ]);
    expect(shown('the price – in full', 'the price, in full')).toEqual([
      'the price [–] in full',
      'the price[,] in full',
    ]);
  });

  it('are all marked where the other text has none, and none where nothing has changed', () => {
    expect(shown('It is repealed.', '')).toEqual(['[It is repealed.]', '']);
    expect(shown('', 'It is new.')).toEqual(['', '[It is new.]']);
    expect(shown('As it was', 'as it was.', true)).toEqual(['As it was', 'as it was.']);
  });
});

describe('a synopsis for Word', () => {
  const read = async (synopsis: Synopsis) => {
    const files = unzipSync(await writeSynopsis(synopsis, 'docx'));
    const part = (name: string): string => strFromU8(files[name] ?? new Uint8Array());
    return { part, xml: part('word/document.xml') };
  };

  it('has headings outside of its tables, and what the columns are in the head of every page', async () => {
    const { part, xml } = await read(
      aSynopsis([
        { type: 'heading', text: 'Art. 1 Scope' },
        aRow('one', 'two', { annotations: [NOTE] }),
        aRow('three', 'four'),
        { type: 'fold', text: 'Art. 2: unchanged' },
        aRow('five', 'six'),
      ]),
    );
    for (const column of ['Old: version 1', 'New: version 2', 'Annotations'])
      expect(part('word/header1.xml')).toContain(column);
    const tables = [...xml.matchAll(/<w:tbl>.*?<\/w:tbl>/gs)].map(([table]) => table);
    expect(tables.map((table) => table.split('<w:tr>').length - 1)).toEqual([2, 1]);
    expect(tables.join('')).not.toContain('Scope');
    expect(xml).toMatch(/<w:pStyle w:val="Heading2"\/>.*?Art\. 1 Scope/s);
    expect(tables[0]).toContain('to be confirmed: 1 word changed');
    expect(tables[0]?.match(/<w:tc>/g)).toHaveLength(6);
  });

  it('has two columns where no annotations are wanted, and nothing that XML cannot hold', async () => {
    const { xml } = await read(aSynopsis([aRow('a\u0000b', 'a & b')], ['Old', 'New']));
    expect(xml.match(/<w:tc>/g)).toHaveLength(2);
    expect(xml).not.toContain('\u0000');
    expect(xml).toContain('&amp;');
  });
});

describe('a synopsis as a PDF', () => {
  it('goes on with long rows on the next page, under the names of the columns, and keeps to the columns', async () => {
    const words = Array.from({ length: 900 }, (_, at) => `word${at}`);
    const row = aRow(words.join(' '), 'short', { annotations: [NOTE] });
    const data = await writeSynopsis(aSynopsis([row, aRow('last', 'least')]), 'pdf');
    const pdf = await getDocument({ data, verbosity: 0 }).promise;
    expect(pdf.numPages).toBeGreaterThan(1);
    const texts: string[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      const shown = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
      const columnOf = (text: string) => Number(shown.find(({ str }) => str.startsWith(text))?.transform[4]);
      const second = columnOf('New: version 2');
      expect(second).toBeGreaterThan(columnOf('Old: version 1'));
      expect(columnOf('Annotations')).toBeGreaterThan(second);
      for (const { str, transform, width } of shown)
        if (str.includes('word1')) expect(Number(transform[4]) + width).toBeLessThanOrEqual(second);
      texts.push(shown.map(({ str }) => str).join(' '));
      expect(texts.at(-1)).toContain(`Page ${number} of ${pdf.numPages}`);
    }
    const whole = texts.join(' ');
    for (const word of [...words, 'least', 'within ten days', 'Why?']) expect(whole).toContain(word);
    await pdf.loadingTask.destroy();
  }, 60_000);
});
