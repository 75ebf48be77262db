/** What the joining rules must know of a folded character; bits of one number. */
export const LETTER = 1;
export const DIGIT = 2;
export const SPACELESS = 4;
export const LINE_END = 8;
export const SOFT_HYPHEN = 16;
export const SPACE = 32;
export const RIGHT_TO_LEFT = 64;

const LINE_ENDS = /[\n\v\f\r\u0085\u2028\u2029]/;
const SPACES = /^[\s\u0085]/;
const INVISIBLE = /[\p{Cf}\p{Cc}]/gu;
/** Scripts written without spaces between words, with their punctuation: a line end between two of them is no space. */
const SPACELESS_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff01-\uff65]/u;
/** Accents, points and vowel signs that readers leave out when they type. Vowels of Indic and Thai writing stay. */
const ACCENTS =
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f]/g;
const KASHIDA = /\u0640/g;

/** Characters that NFKD takes apart into something else than what a reader would type for them. */
const BEFORE_NORMALIZING: Readonly<Record<string, string>> = { '´': "'", '\u2033': '"', '\u2036': '"' };
/** Signs and letters without a decomposition, by what a reader types for them. */
const TYPED: Readonly<Record<string, string>> = {
  ...spread("'", '‘’‚‛‹›\u2032\u2035ʹʻʼʽˈ`'),
  ...spread('"', '“”„‟«»〝〞〟'),
  ...spread('-', '‐‑‒–—―−⁃˗'),
  '\u2044': '/',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ħ: 'h',
  Ħ: 'H',
};

/** The folded characters of one source character (with its accents), and their bits as listed above. */
export interface FoldedCharacter {
  readonly folded: string;
  readonly bits: number;
}

/**
 * Folds one character together with the accents and invisible characters after it. White space becomes one space; an
 * invisible character or an accent alone becomes nothing. `keepCase` leaves the case (and ß) alone.
 */
export function foldCharacter(source: string, keepCase: boolean): FoldedCharacter {
  return source.length === 1
    ? (foldPlain(source, keepCase) ?? foldAny(source, keepCase))
    : foldAny(source, keepCase);
}

/** The short way for letters, digits and signs of ASCII and for Chinese signs, which are most of any text. */
function foldPlain(character: string, keepCase: boolean): FoldedCharacter | undefined {
  const code = character.charCodeAt(0);
  if (code >= 0x4e00 && code <= 0x9fff) return { folded: character, bits: LETTER | SPACELESS };
  if (code < 0x20 || code > 0x7e || character === '`') return undefined;
  if (character === ' ') return { folded: ' ', bits: SPACE };
  const folded = keepCase ? character : character.toLowerCase();
  if (code >= 0x30 && code <= 0x39) return { folded, bits: DIGIT };
  const small = code | 0x20;
  return { folded, bits: small >= 0x61 && small <= 0x7a ? LETTER : 0 };
}

function foldAny(source: string, keepCase: boolean): FoldedCharacter {
  const softHyphen = source.includes('\u00ad') ? SOFT_HYPHEN : 0;
  if (SPACES.test(source) && !source.startsWith('\ufeff')) {
    return { folded: ' ', bits: SPACE | (LINE_ENDS.test(source) ? LINE_END : 0) };
  }
  const visible = source.replace(INVISIBLE, '').replace(KASHIDA, '');
  const spaceless = SPACELESS_SCRIPT.test(visible) ? SPACELESS : 0;
  const plain = [...visible].map((c) => BEFORE_NORMALIZING[c] ?? c).join('');
  const letters = [...plain.normalize('NFKD').replace(ACCENTS, '').replace(KASHIDA, '')]
    .map((c) => TYPED[c] ?? asciiDigit(c))
    .join('');
  const cased = keepCase ? letters : levelCase(letters);
  const folded = cased
    .normalize('NFC')
    .trim()
    .replace(/^\p{M}+/u, '');
  return { folded, bits: bitsOf(folded) | spaceless | softHyphen };
}

/** Lower case by way of upper case, so that ß, ẞ and SS, or σ and ς, end alike; never by the rules of one language. */
function levelCase(text: string): string {
  return text.toLowerCase().toUpperCase().toLowerCase().replace(ACCENTS, '').replaceAll('ς', 'σ');
}

/** The bits of the first character of a folded text. */
export function bitsOf(folded: string): number {
  if (/^\p{N}/u.test(folded)) return DIGIT;
  const letter = /^\p{L}/u.test(folded) ? LETTER : 0;
  const leftward = /^[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(folded) ? RIGHT_TO_LEFT : 0;
  return letter | leftward | (SPACELESS_SCRIPT.test(folded) ? SPACELESS : 0);
}

/** Decimal digits of other scripts as 0 to 9: blocks of digits begin at code points that end in the digit's value. */
function asciiDigit(character: string): string {
  if (!/^\p{Nd}/u.test(character)) return character;
  let zero = character.codePointAt(0) ?? 0;
  const code = zero;
  while (code - zero < 9 && /^\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

function spread(typed: string, signs: string): Record<string, string> {
  return Object.fromEntries([...signs].map((sign) => [sign, typed]));
}
