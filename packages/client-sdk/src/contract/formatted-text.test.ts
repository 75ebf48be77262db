import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  articleLink,
  moveArticleLinks,
  plainText,
  readFormatted,
  type FormattedBlock,
  type FormattedPiece,
} from './formatted-text';

/** A short writing of what was read: `b(…)` strong, `i(…)` emphasis, `a(…)` links, `ul`, `ol` and `q`. */
function written(blocks: readonly FormattedBlock[]): string {
  return blocks.map(writtenBlock).join('|');
}

function writtenBlock(block: FormattedBlock): string {
  if (block.type === 'text') return block.pieces.map(writtenPiece).join('');
  if (block.type === 'quote') return `q{${written(block.blocks)}}`;
  const items = block.items.map(({ marker, blocks }) => `${marker}{${written(blocks)}}`);
  return `${block.isNumbered ? 'ol' : 'ul'}{${items.join(' ')}}`;
}

function writtenPiece(piece: FormattedPiece): string {
  if (piece.type === 'text') return piece.text;
  const words = piece.pieces.map(writtenPiece).join('');
  if (piece.type === 'link') return `a(${words}→${piece.href})`;
  if (piece.type === 'article') return `art(${words}→${piece.target.documentId} ${piece.target.unit})`;
  return `${piece.type === 'strong' ? 'b' : 'i'}(${words})`;
}

const read = (text: string) => written(readFormatted(text));

describe('a formatted text', () => {
  it.each([
    ['a **b** c', 'a b(b) c'],
    ['a *b c* d', 'a i(b c) d'],
    ['***a***', 'i(b(a))'],
    ['***a** b*', 'i(b(a) b)'],
    ['*a **b***', 'i(a b(b))'],
    ['**a *b* c**', 'b(a i(b) c)'],
    ['„*a*“, (**b**).', '„i(a)“, (b(b)).'],
    ['[the law](https://law.eu/a_(b)) and', 'a(the law→https://law.eu/a_(b)) and'],
    ['**[mail](mailto:ada@law.eu)**', 'b(a(mail→mailto:ada@law.eu))'],
    ['[**a** b](http://law.eu)', 'a(b(a) b→http://law.eu)'],
    ['[Art. 1 ZGB](article:12#art%3A1)', 'art(Art. 1 ZGB→12 art:1)'],
    ['- a\n- b\n  c', 'ul{-{a} -{b\nc}}'],
    ['1. a\n2. b', 'ol{1.{a} 2.{b}}'],
    ['1) a\n\n3) b', 'ol{1){a} 3){b}}'],
    ['- a\n  - b\n    - c\n- d', 'ul{-{a|ul{-{b|ul{-{c}}}}} -{d}}'],
    ['1. a\n\n   b\n\nc', 'ol{1.{a\n\nb}}|c'],
    ['> a\n> b\n\nc', 'q{a\nb}|c'],
    ['> - a\n> > b', 'q{ul{-{a}}|q{b}}'],
    ['a\n\n- b\n\nc', 'a|ul{-{b}}|c'],
  ])('%j reads as %s', (text, expected) => expect(read(text)).toBe(expected));

  it.each([
    'Art. 1. Personen\nArt. 2 *',
    'Mieter*innen und Vermieter*innen',
    '2 * 3 * 4, 2*3*4',
    'as *) and *) below; (*) and (*)',
    'scan_2024_05_01_final.pdf and __init__ and _x_',
    '# 5 and ## Heading',
    '    four spaces\n      six',
    'one\n\n\ntwo  three',
    '28. Mai 2024\nist ein Tag',
    '2024. war ein Jahr',
    '>50 %',
    '---\n***\n*****\n====',
    '`code` and ``` and ~~x~~',
    '<b>bold</b> &amp; <img src=x onerror=alert(1)>',
    'C:\\*\\_x \\[',
    '![a](/x.png) ![',
    '[[ and [x] (y) and [ ](https://law.eu)',
    '[x](javascript:alert(1)) [x](data:text/html,x) [x](//law.eu) [x](vbscript:x)',
    '[x](article:0#a) [x](article:12a) [x](article:12#%E0%A4%A)',
    '**\n*\n**',
    '**a',
    'a **b\nc** d',
    'f*** this',
  ])('keeps what people wrote before: %j', (text) => {
    expect(read(text)).toBe(text);
    expect(plainText(text)).toBe(text);
  });
});

describe('the plain text', () => {
  it.each([
    ['**a** *b* ***c***', 'a b c'],
    ['- **a**\n  1. *b*\n> c', '- a\n  1. b\n> c'],
    [
      '[the law](https://law.eu) and [ada@law.eu](mailto:ada@law.eu)',
      'the law (https://law.eu) and ada@law.eu',
    ],
    ['see [**Art. 1** ZGB](article:12#art%3A1).', 'see Art. 1 ZGB.'],
    ['*a*\r\n**b**', 'a\r\nb'],
  ])('of %j is %j', (text, expected) => expect(plainText(text)).toBe(expected));
});

/** Signs of formatting between words, in any order. */
const signs = fc.constantFrom(
  ...[
    '*',
    '**',
    '***',
    '_',
    '[',
    ']',
    '](https://law.eu/',
    '](article:1#u)',
    ')',
    '- ',
    '* ',
    '1. ',
    '7) ',
    '> ',
    '#',
  ],
  ...['\n', '\n\n', '\n  ', '\n    ', ' ', '  ', '\t', '@', '`', '\\', '<', '&'],
);
const texts = fc
  .array(
    fc.oneof(
      signs,
      fc.nat(99).map((number) => `w${'abcdefghij'.charAt(number % 10)}x`),
    ),
    { maxLength: 60 },
  )
  .map((pieces) => pieces.join(''));
const wordsIn = (text: string) => text.match(/w[a-j]x/g) ?? [];

describe('of whatever is written', () => {
  it.each([
    ['in the plain text', plainText],
    ['shown', read],
  ])('all words are %s, in their order', (_, wordsOf) => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(wordsIn(wordsOf(text))).toEqual(wordsIn(text));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the time that reading takes', () => {
  const LONG = 50_000;
  const filled = (piece: string) => piece.repeat(LONG / piece.length);

  it.each([
    '*',
    '*a ',
    'a* ',
    '*a **b ',
    '*a* **b** ',
    'a**b',
    '>',
    '> ',
    '[',
    '[a](',
    '[a](https://x',
    '[a](https://x(',
    '](',
    '- ',
    '- a\n',
    '1. ',
    '2. a\n  ',
    '\n',
    '- a\n\n\n\n\n\n\n\n\n',
    ' ',
    '2) a\n  2. b\n',
  ])('is in proportion to the length: %j', (piece) => {
    const text = filled(piece);
    const start = performance.now();
    expect(plainText(text).length).toBeGreaterThan(0);
    readFormatted(text);
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('and a text of more parts than can be shown in time is text', () => {
    const items = (count: number) => Array.from({ length: count }, () => '- **a**').join('\n');
    expect(readFormatted(items(700))[0]?.type).toBe('list');
    expect(read(items(1000))).toBe(items(1000));
    const lines = Array.from({ length: 9000 }, () => 'a').join('\n');
    expect(read(`**b**\n${lines}`)).toBe(`b(b)\n${lines}`);
  });

  it('no depth of quotes and lists is too deep', () => {
    const lists = Array.from({ length: 200 }, (_, depth) => `${' '.repeat(2 * depth)}- a`).join('\n');
    expect(read(lists).match(/ul/g)).toHaveLength(6);
    expect(read(`${'>'.repeat(1000)} a`).match(/q/g)).toHaveLength(6);
    expect(read(`${'*a '.repeat(20)}b${'*'.repeat(20)}`)).toContain('*a');
  });
});

it('a link to an article is read as it was written', () => {
  const target = { documentId: 12, unit: "schedule 1/3 (a)*'ü" };
  const link = articleLink('Art. 1\n[Entwurf] *ZGB', target);
  expect(link).toMatch(/^\[Art\. 1 \(Entwurf\) \*ZGB\]\(article:12#[\w%.!~-]+\)$/);
  const [block] = readFormatted(`see **${link}**`);
  expect(JSON.stringify(block)).toContain(JSON.stringify(target));
  expect(plainText(`see ${link}`)).toBe('see Art. 1 (Entwurf) *ZGB');
});

it('links to articles lead to the documents of a copy', () => {
  const text =
    '[a](article:12#art%3A12) [b](article:12) article:12 [c](article:13#x) [d](https://law.eu/article:12)';
  expect(moveArticleLinks(text, (id) => (id === 12 ? 512 : id))).toBe(
    '[a](article:512#art%3A12) [b](article:512) article:12 [c](article:13#x) [d](https://law.eu/article:12)',
  );
});
