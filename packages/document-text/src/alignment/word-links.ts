import type { EqualSpan } from './heaviest-chain';

/** Which word of the old text is which of the new one: one to one, -1 where a word has no counterpart. */
export interface WordLinks {
  readonly toNew: Int32Array;
  readonly toOld: Int32Array;
  /** Links two words if neither is linked yet. */
  link: (old: number, next: number) => void;
  /** Links equal spans of both texts, word by word. */
  linkSpan: (span: EqualSpan) => void;
  unlink: (old: number) => void;
}

/** Links of so many old and new words, none made yet. */
export function createWordLinks(oldLength: number, newLength: number): WordLinks {
  const toNew = new Int32Array(oldLength).fill(-1);
  const toOld = new Int32Array(newLength).fill(-1);
  const link = (old: number, next: number): void => {
    if (toNew[old] !== -1 || toOld[next] !== -1) return;
    toNew[old] = next;
    toOld[next] = old;
  };
  return {
    toNew,
    toOld,
    link,
    linkSpan: ({ old, next, length }) => {
      for (let word = 0; word < length; word += 1) link(old + word, next + word);
    },
    unlink: (old) => {
      const next = toNew[old] ?? -1;
      if (next < 0) return;
      toNew[old] = -1;
      toOld[next] = -1;
    },
  };
}
