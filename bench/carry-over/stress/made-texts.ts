import type { MadeBlock, MadeLaw, MadeWord } from '../../../packages/document-text/src/testing/made-law';
import type { Random } from '../../../packages/document-text/src/testing/random';

/** A law with the text of every word changed; words with one text stay words with one text where `change` is a function of it alone. */
export function withTexts(law: MadeLaw, change: (word: MadeWord) => string): MadeLaw {
  return withBlocks(law, (block) => ({
    ...block,
    words: block.words.map((word) => ({ ...word, text: change(word) })),
  }));
}

/** A law without headings, numbers and letters: nothing but paragraphs. */
export function withoutStructure(law: MadeLaw): MadeLaw {
  const isText = ({ isHeading }: MadeBlock): boolean => isHeading === undefined;
  const articles = law.articles.map(({ blocks }) => ({ blocks: blocks.filter(isText) }));
  const bare = withBlocks({ ...law, articles }, (block) => ({
    ...block,
    words: block.words.filter(({ isLabel }) => isLabel === undefined),
  }));
  return { ...bare, articles: bare.articles.filter(({ blocks }) => blocks.length > 0) };
}

/** A law whose words are others than those of every law with a lower number. */
export function numbered(law: MadeLaw, number: number): MadeLaw {
  const shift = number * 1_000_000;
  return withBlocks(law, (block) => ({
    ...block,
    words: block.words.map((word) => (word.origin < 0 ? word : { ...word, origin: word.origin + shift })),
  }));
}

function withBlocks(law: MadeLaw, change: (block: MadeBlock) => MadeBlock): MadeLaw {
  return { ...law, articles: law.articles.map(({ blocks }) => ({ blocks: blocks.map(change) })) };
}

/** What machines that read scans take letters for. */
const MISREADINGS: Readonly<Record<string, string>> = {
  a: 'o',
  b: 'h',
  c: 'e',
  e: 'c',
  g: 'q',
  h: 'b',
  i: 'l',
  l: '1',
  m: 'rn',
  n: 'u',
  o: '0',
  r: 't',
  s: '5',
  t: 'f',
  u: 'n',
  v: 'y',
  '1': 'l',
  '3': '8',
  '5': 'S',
  '0': 'O',
};

/** A law of which so many letters are misread. */
export function misread(law: MadeLaw, share: number, random: Random): MadeLaw {
  return withTexts(law, ({ text }) =>
    Array.from(text, (letter) => {
      if (!/[\p{L}\p{N}]/u.test(letter) || !random.chance(share)) return letter;
      return MISREADINGS[letter] ?? random.pick(['i', 'l', 'n', 'c', 'o']);
    }).join(''),
  );
}

const LATIN = 'abcdefghijklmnopqrstuvwxyz';
const ALPHABETS = {
  greek: { letters: 'αβκδεφγηιξκλμνοπθρστυωψχζς', article: (number: string) => `Άρθρο ${number}` },
  cyrillic: { letters: 'абцдефгхийклмнопярстувжьыз', article: (number: string) => `Статья ${number}.` },
};

/** A law in Greek or Cyrillic letters, one for one: its words are no words of these languages, but look like them. */
export function inAlphabet(law: MadeLaw, name: keyof typeof ALPHABETS): MadeLaw {
  const { letters, article } = ALPHABETS[name];
  const toOther = (letter: string): string => {
    const other = letters[LATIN.indexOf(letter.toLowerCase())] ?? letter;
    return letter === letter.toLowerCase() ? other : other.toUpperCase();
  };
  return withTexts(law, ({ text, isLabel }) => {
    const [, number] = /^Section (\d+)/.exec(text) ?? [];
    if (number !== undefined) return article(number);
    return isLabel ? text : text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[a-z]/giu, toOther);
  });
}

const FIRST_SIGN = 0x4e00;
const SIGNS = 2500;
const FIGURES = '〇一二三四五六七八九';

/** A law in Chinese signs, one to three a word. */
export function inChinese(law: MadeLaw): MadeLaw {
  return withTexts(law, ({ text, isLabel }) => {
    const [, number] = /^Section (\d+)/.exec(text) ?? [];
    if (number !== undefined) return `第${Array.from(number, (digit) => FIGURES[Number(digit)]).join('')}条`;
    if (isLabel) return text;
    const [, word = '', rest = ''] = /^(.*?)([.,]?)$/u.exec(text.toLowerCase()) ?? [];
    return signsOf(word) + rest.replace('.', '。').replace(',', '，');
  });
}

function signsOf(word: string): string {
  const count = Math.min(3, Math.ceil(word.length / 4));
  let hash = 7;
  return Array.from({ length: count }, (_, at) => {
    for (const letter of word) hash = (hash * 31 + letter.charCodeAt(0) + at) % 1_000_003;
    return String.fromCharCode(FIRST_SIGN + (hash % SIGNS));
  }).join('');
}
