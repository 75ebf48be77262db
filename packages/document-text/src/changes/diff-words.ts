import { createWordAligner } from '../alignment/align-window';
import { createWordLinks } from '../alignment/word-links';
import { bareFormsOf } from '../alignment/word-similarity';
import { wordWeights } from '../alignment/word-weights';
import { ALIGNMENT_CONSTANTS } from '../constants/alignment-constants';
import { CONTINUES } from '../layout/reading-order';
import { createCharacterClasses } from '../words/character-class';
import { createVocabulary, type Vocabulary } from '../words/vocabulary';
import { readWords, type WordSequence } from '../words/word-sequence';

/** A piece of a redline. The `same` and `inserted` ones together are the new text, all but white space that was set otherwise. */
export interface RedlinePart {
  readonly kind: 'same' | 'inserted' | 'deleted';
  readonly text: string;
}

const WORD = /[\p{L}\p{N}\p{M}]/u;
const SPACE = /\s/u;

/**
 * The difference of two wordings of one passage, word by word and with their punctuation, to be shown as one text. It aligns words as
 * `alignDocuments` does; for whole documents use that. Case, line ends and soft hyphens make no difference.
 */
export function diffWords(oldText: string, newText: string): RedlinePart[] {
  const vocabulary = createVocabulary();
  const old = wordsOf(oldText, vocabulary);
  const next = wordsOf(newText, vocabulary);
  const links = createWordLinks(old.length, next.length);
  const weights = wordWeights(vocabulary, old.length + next.length, ALIGNMENT_CONSTANTS.leastWordWeight);
  const forms = bareFormsOf(vocabulary, ALIGNMENT_CONSTANTS.likeWordLetters);
  const alignWords = createWordAligner(old, next, forms, weights, ALIGNMENT_CONSTANTS);
  alignWords({ oldFrom: 0, oldTo: old.length, newFrom: 0, newTo: next.length }, links);

  const redline = createRedline();
  let [oldAt, newAt] = [0, 0];
  for (let word = 0; word < old.length; word += 1) {
    const now = links.toNew[word] ?? -1;
    // Words that are only alike were linked to keep the others in order.
    if (now < 0 || old.ids[word] !== next.ids[now]) continue;
    const newStart = next.startCharacter[now] ?? 0;
    redline.differ(oldText.slice(oldAt, old.startCharacter[word]), newText.slice(newAt, newStart));
    oldAt = old.endCharacter[word] ?? 0;
    newAt = next.endCharacter[now] ?? 0;
    redline.put('same', newText.slice(newStart, newAt));
  }
  redline.differ(oldText.slice(oldAt), newText.slice(newAt));
  return redline.parts;
}

/** The words of a text that is no part of a document. */
function wordsOf(text: string, vocabulary: Vocabulary): WordSequence {
  const order = {
    length: 1,
    page: Int32Array.of(0),
    element: Int32Array.of(0),
    gap: Uint8Array.of(CONTINUES),
    notesFrom: 1,
    isRunning: () => false,
    apartOn: () => new Set<number>(),
  };
  const pages = [{ page: 0, elements: [text], lineEnds: [true] }];
  return readWords(pages, order, vocabulary, createCharacterClasses());
}

function createRedline() {
  const parts: RedlinePart[] = [];
  const put = (kind: RedlinePart['kind'], text: string): void => {
    if (text === '') return;
    const last = parts.at(-1);
    if (last?.kind === kind) parts[parts.length - 1] = { kind, text: last.text + text };
    else parts.push({ kind, text });
  };
  return {
    parts,
    put,
    /** What stands between two words that stayed: all that differs, but not the spaces and signs around it that are the same. */
    differ(before: string, now: string): void {
      if (plain(before) === plain(now)) {
        put('same', now);
        return;
      }
      const most = Math.min(before.length, now.length);
      const isKept = (a: string | undefined, b: string | undefined): boolean =>
        a !== undefined && b !== undefined && (a === b ? !WORD.test(a) : SPACE.test(a) && SPACE.test(b));
      let head = 0;
      while (head < most && isKept(before[head], now[head])) head += 1;
      let tail = 0;
      while (tail < most - head && isKept(before.at(-1 - tail), now.at(-1 - tail))) tail += 1;
      put('same', now.slice(0, head));
      put('deleted', before.slice(head, before.length - tail));
      put('inserted', now.slice(head, now.length - tail));
      put('same', now.slice(now.length - tail));
    },
  };
}

function plain(text: string): string {
  return text.replace(/\u00ad/gu, '').replace(/\s+/gu, ' ');
}
