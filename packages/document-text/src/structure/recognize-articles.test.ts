import { describe, expect, it } from 'vitest';
import { articles, keys, placedPage } from './testing/law-pages';

describe('articles of each language', () => {
  it('are found in a German law', () => {
    const lines = [
      'Gesetz',
      '§ 1 Zweck',
      'Es gilt.',
      '§ 1626a Sorge',
      'Es gilt.',
      '§ 1626b',
      '(weggefallen)',
    ];
    expect(articles(...lines)).toEqual(['§1', '§1626a', '§1626b']);
  });

  it('are found in a French code with its prefixes', () => {
    const lines = [
      'Code',
      'Article L. 121-1',
      'Texte.',
      'Article L121-1-2',
      'Texte.',
      'Article R.* 16',
      'Texte.',
    ];
    expect(articles(...lines)).toEqual(['art:L121-1', 'art:L121-1-2', 'art:R16']);
  });

  it('are found where a word stands for the number', () => {
    expect(articles('Loi', 'Article premier', 'Texte.', 'Article 2', 'Texte.')).toEqual(['art:1', 'art:2']);
    expect(articles('Ley', 'Artículo primero.- Uno.', 'Texto.', 'Artículo 2º.- Dos.')).toEqual([
      'art:1',
      'art:2',
    ]);
    expect(articles('Code', 'Article PREAMBULE', 'Texte.', 'Article 1', 'Texte.')).toEqual([
      'art:preambule',
      'art:1',
    ]);
  });

  it('are found in an Italian law with Latin suffixes', () => {
    const lines = ['Codice', 'Art. 12.', 'Testo.', 'Art. 12-bis. Titolo.', 'Testo.', 'Art. 12 ter', 'Testo.'];
    expect(articles(...lines)).toEqual(['art:12', 'art:12bis', 'art:12ter']);
  });

  it('are found in the United States Code', () => {
    const lines = [
      'Title',
      'Sec. 101. Definitions',
      'Text.',
      '§101A. More',
      'Text.',
      'Sec. 102. Last',
      'Text.',
    ];
    expect(articles(...lines)).toEqual(['sec:101', '§101a', 'sec:102']);
  });

  it('are found in acts that number them without a word, the number printed twice', () => {
    const lines = [
      'Act 2012',
      '1. Short title.',
      '1.—(1) This Act may be cited.',
      '2. Expenses.',
      '2.—The expenses are paid.',
    ];
    lines.push('12 Regulations', '(1) The Minister may.', '12A Orders', 'The Minister may.');
    expect(articles(...lines)).toEqual(['sec:1', 'sec:2']);
    const plain = [
      'Act',
      '1 Title',
      '(1) Text.',
      '2 Expenses',
      'Text.',
      '2A Orders',
      'Text.',
      '3 Repeals',
      'Text.',
    ];
    expect(articles(...plain)).toEqual(['sec:1', 'sec:2', 'sec:2a', 'sec:3']);
  });
});

describe('what is no article', () => {
  it('is a reference at the beginning of a line', () => {
    const lines = [
      'Gesetz',
      '§ 1 Zweck',
      'Für den Vertrag gilt',
      '§ 433 Abs. 1 entsprechend. Daneben gilt nach Maßgabe von',
    ];
    lines.push('§ 9 dieses Gesetzes das Recht.', '§ 433 BGB bleibt unberührt.', '§ 2 Ziel', 'Es gilt.');
    expect(articles(...lines)).toEqual(['§1', '§2']);
    const english = [
      'Law',
      'Article 1',
      'Scope is wide.',
      'Article 5 of this Law shall apply.',
      'Article 2',
      'It applies.',
    ];
    expect(articles(...english)).toEqual(['art:1', 'art:2']);
  });

  it('is a number out of sequence that does not stand alone', () => {
    const lines = [
      'Loi',
      'Article 1',
      'La règle posée',
      'Article 40',
      'demeure.',
      'Article 2',
      'Texte.',
      'Article 3',
      'Texte.',
    ];
    expect(articles(...lines)).toEqual(['art:1', 'art:2', 'art:3']);
  });

  it('is a quoted article of an amending act; the numbers outside go on', () => {
    const lines = [
      'Loi',
      'Article 1',
      'Il est ajouté :',
      '" Art. D. 412-15.-Les règles. "',
      'Article 2',
      'Texte.',
    ];
    expect(articles(...lines)).toEqual(['art:1', 'art:2']);
  });

  it('is a line in the type of the text where headings are larger', () => {
    const page = placedPage([
      [['Gesetz', 16]],
      [['§ 1 Zweck', 11]],
      'Hierfür gilt Folgendes.',
      '§ 9 Rechte bleiben unberührt.',
      [['§ 2 Ziel', 11]],
      'Es gilt das Gesetz für alle, die es angeht.',
    ]);
    expect(keys([page], 'article')).toEqual(['§1', '§2']);
  });

  it('is the number of a footnote raised behind it', () => {
    const page = placedPage([
      [['Gesetz über den Schutz', 16]],
      [
        ['Art. 6', 10],
        ['11', 6, 4],
      ],
      [
        ['1', 6, 4],
        [' Wer will, darf.', 10],
      ],
      [
        ['2', 6, 4],
        [' Wer muss, soll.', 10],
      ],
    ]);
    expect(keys([page], 'article', 'paragraph')).toEqual(['art:6', 'art:6/1', 'art:6/2']);
  });
});
