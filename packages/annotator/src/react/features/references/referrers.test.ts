import { readStructure, type PageText } from '@glossator/document-text';
import { describe, expect, it } from 'vitest';
import { createReferenceReader } from './read-references';
import { createReferrers } from './referrers';

const LINES = [
  'Gesetz über den Kauf',
  '§ 1 Pflichten',
  '(1) Der Verkäufer ist verpflichtet, die Sache zu übergeben.',
  '(2) Der Käufer ist verpflichtet, sie nach § 2 dieses Gesetzes und § 7 MIG abzunehmen.',
  '§ 2 Preis',
  'Der Preis ist zu zahlen.',
];
const page: PageText = { page: 0, elements: LINES, lineEnds: LINES.map(() => true) };
const structure = readStructure([page], () => new Set());
const unitOf = (key: string): number => structure.units.findIndex((unit) => unit.key === key);

describe('the references of a document', () => {
  const document = { createdAt: '', updatedAt: '', pages: 1 };
  const readerAmong = (...names: string[]) => {
    const documents = ['KaufG', ...names].map((shortName, at) => ({
      ...document,
      id: at + 1,
      title: shortName,
      shortName,
    }));
    return createReferenceReader(structure, 1, documents as never);
  };
  const read = (...names: string[]) => readerAmong(...names).on(page, undefined);

  it('lead to units of it, and to the one document of the Code that has the name', () => {
    expect(read('MIG', 'BGB').map(({ label, key, documentId }) => [label, key, documentId])).toEqual([
      ['§ 2', '§2', 1],
      ['§ 7 MIG', '§7', 2],
    ]);
  });

  it('lead nowhere where no document, or more than one, has the name', () => {
    expect(read('BGB').map(({ label }) => label)).toEqual(['§ 2']);
    expect(read('MIG', 'MIG').map(({ label }) => label)).toEqual(['§ 2']);
  });

  it('say which articles refer to one of it, and to one of another document', async () => {
    const reader = readerAmong('MIG');
    const { to } = createReferrers(
      structure,
      reader,
      () => [page],
      () => Promise.resolve(),
    );
    const [here, elsewhere] = reader.on(page, undefined);
    if (!here || !elsewhere) throw new Error('no references');
    expect([here.unit, elsewhere.unit]).toEqual([unitOf('§2'), -1]);
    expect(await to(here)).toEqual([unitOf('§1')]);
    expect(await to(elsewhere)).toEqual([unitOf('§1')]);
    expect(await to({ ...elsewhere, key: '§8' })).toEqual([]);
    expect(await to({ ...elsewhere, documentId: 3 })).toEqual([]);
  });
});
