import type { Vocabulary } from '../words/vocabulary';

/** The words of a vocabulary without their accents, by their numbers; none for those that are never alike. */
export interface BareForms {
  readonly forms: readonly string[];
  /** The first and last letter of each word in one number, 0 for words that are never alike: those that are alike have one of them in common. */
  readonly ends: Int32Array;
}

/** How alike two different words are. */
export interface WordSimilarity {
  /** As of the bare forms. */
  readonly ends: Int32Array;
  /** From 0 (nothing in common that counts) to 1. */
  of: (a: number, b: number) => number;
}

/** Whether the ends of two words, of which the first one can be like others, allow them to be alike. */
export function mayBeAlike(ends: number, otherEnds: number): boolean {
  const difference = ends ^ otherEnds;
  return (difference & 0xffff) === 0 || difference >>> 16 === 0;
}

const HAS_NUMBER = /\p{N}/u;
/** What is its own bare form. */
const BARE = /^[a-z]*$/;

/** The bare forms of all words of a vocabulary; words of fewer letters than `least` and such with digits are never alike. */
export function bareFormsOf(vocabulary: Vocabulary, least: number): BareForms {
  const size = vocabulary.size;
  const forms: string[] = [];
  const ends = new Int32Array(size);
  for (let id = 0; id < size; id += 1) {
    const form = vocabulary.formOf(id);
    const word = form.length < least || HAS_NUMBER.test(form) ? '' : bareForm(form);
    forms.push(word);
    if (word !== '') ends[id] = (word.charCodeAt(0) << 16) | word.charCodeAt(word.length - 1);
  }
  return { forms, ends };
}

/**
 * Likeness of words that differ in one place: the share of the longer one that is their common beginning and end, accents not counted
 * ("magistrat" and "magistrats", "Etat" and "État"); 0 where it is less than `least`.
 */
export function createWordSimilarity({ forms, ends }: BareForms, least: number): WordSimilarity {
  const of = (a: number, b: number): number => {
    const [endsOfA = 0, endsOfB = 0] = [ends[a], ends[b]];
    if (endsOfA === 0 || endsOfB === 0 || !mayBeAlike(endsOfA, endsOfB)) return 0;
    const [one, other] = [forms[a] ?? '', forms[b] ?? ''];
    const shorter = Math.min(one.length, other.length);
    const longer = Math.max(one.length, other.length);
    if (shorter < least * longer) return 0;
    let head = 0;
    while (head < shorter && one.charCodeAt(head) === other.charCodeAt(head)) head += 1;
    let tail = 0;
    while (
      tail < shorter - head &&
      one.charCodeAt(one.length - 1 - tail) === other.charCodeAt(other.length - 1 - tail)
    )
      tail += 1;
    const similarity = (head + tail) / longer;
    return similarity >= least ? similarity : 0;
  };
  return { ends, of };
}

/** A word without its accents. */
function bareForm(form: string): string {
  return BARE.test(form) ? form : form.normalize('NFD').replace(/\p{M}/gu, '');
}
