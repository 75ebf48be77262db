/** What a UTF-16 code unit is to the reader of words. */
export const CharacterClass = {
  /** Letters, digits and marks; surrogates too. */
  word: 1,
  /** Signs of scripts that put no spaces between words: each is a word of its own. */
  sign: 2,
  /** Hyphens, soft ones too: they hold the parts of a word together. */
  hyphen: 3,
  space: 4,
  /** Zero-width and control characters: as if they were not there. */
  unseen: 5,
  /** Punctuation and everything else; superscript digits, which refer to footnotes. */
  other: 6,
} as const;

const SIGN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
const SUPERSCRIPT = /[\u00b2\u00b3\u00b9\u2070-\u2079\u2080-\u2089]/;
const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\0-\x08\x0e-\x1f\x7f]/;

/** A table of character classes that fills itself: 64 KB, one look-up a character. */
export function createCharacterClasses(): (code: number) => number {
  const known = new Uint8Array(0x10000);
  return (code) => {
    const found = known[code];
    if (found) return found;
    const made = classOf(String.fromCharCode(code), code);
    known[code] = made;
    return made;
  };
}

function classOf(character: string, code: number): number {
  if (code >= 0xd800 && code <= 0xdfff) return CharacterClass.word;
  if (SIGN.test(character)) return CharacterClass.sign;
  if (SUPERSCRIPT.test(character)) return CharacterClass.other;
  if (/[\p{L}\p{N}\p{M}]/u.test(character)) return CharacterClass.word;
  if (/[-\u2010\u2011\u00ad]/.test(character)) return CharacterClass.hyphen;
  if (UNSEEN.test(character)) return CharacterClass.unseen;
  return /\s/.test(character) ? CharacterClass.space : CharacterClass.other;
}
