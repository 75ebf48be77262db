import { createPrintedWords } from './printed-words';

/**
 * Numbers for the words of several documents: equal numbers are equal words, whatever their case, accents' encoding, ligatures or
 * width. `countOf(id)` is how often a word was added in all documents together.
 */
export interface Vocabulary {
  /** Number of distinct words; numbers run from 0. */
  readonly size: number;
  /** The number of the word that is printed from one character of a text to another; counts it. */
  add: (text: string, from?: number, to?: number) => number;
  /** The folded form of a number. */
  formOf: (id: number) => string;
  /** How often a word has been added. */
  countOf: (id: number) => number;
}

export function createVocabulary(): Vocabulary {
  const byForm = new Map<string, number>();
  const forms: string[] = [];
  const printedWords = createPrintedWords((printed) => {
    const form = foldWord(printed);
    let id = byForm.get(form);
    if (id === undefined) {
      id = forms.length;
      byForm.set(form, id);
      forms.push(form);
    }
    return id;
  });
  /** How often each word was added, until one is added again. */
  let counts: Int32Array | undefined;
  return {
    get size() {
      return forms.length;
    },
    add: (text, from = 0, to = text.length) => {
      counts = undefined;
      return printedWords.add(text, from, to);
    },
    formOf: (id) => forms[id] ?? '',
    countOf: (id) => (counts ??= printedWords.countAll(forms.length))[id] ?? 0,
  };
}

/** Letters that are their own compatibility forms and have one small form each: those of ASCII and of Latin-1. */
const PLAIN = /^[0-9A-Za-zÀ-ÖØ-öø-ÿ]+$/;

/** Romanian ş and ţ with a cedilla, as files had to write them before Unicode 3.0, and with the comma that is right. */
const WITH_COMMA: readonly (readonly [string, string])[] = [
  ['\u015f', '\u0219'],
  ['\u0163', '\u021b'],
];

/**
 * Case, width, ligatures and the encoding of accents do not count; accents and spelling do ("a" is not "à", "muß" not "muss").
 */
function foldWord(printed: string): string {
  if (PLAIN.test(printed)) return printed.toLowerCase();
  let form = printed.normalize('NFKC').toLowerCase().replaceAll('\u0307', '');
  for (const [cedilla, comma] of WITH_COMMA) form = form.replaceAll(cedilla, comma);
  return form;
}
