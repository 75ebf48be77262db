import type { CodeDocument } from '@glossator/client-sdk/contract';
import { foldText } from '@glossator/document-text';
import { isNoise } from '../structure/find-units';

type Named = Pick<CodeDocument, 'title' | 'shortName'>;

/** A document that what was written names, and what was written besides its name. */
export interface NamedDocument<D extends Named> {
  readonly document: D;
  /** What is looked for in it: `28` of `Art. 28 OR`. */
  readonly words: string;
  /** By its short name or its whole title, not by the beginnings of words. */
  readonly isWhole: boolean;
}

/** Words that join an article to its law: `art. 5 della Costituzione`. */
const JOINING = new Set(
  'of the de der des dem den del della dello dei delle degli di du la le el il in im'.split(' '),
);
/** Letters that tell a title by the beginning of its words; fewer only with a short name. */
const LEAST = 3;

/**
 * The documents that are named at the end or at the beginning of what was written, beside something else: `28 OR`, `OR 28`, `art. 5 della Costituzione`,
 * `28 obl`. Those that are named whole come first.
 */
export function namedDocuments<D extends Named>(
  documents: readonly D[],
  written: string,
): readonly NamedDocument<D>[] {
  const words = written.split(/\s+/u).filter((word) => word !== '');
  const found = documents.flatMap((document) => nameIn(document, words) ?? []);
  return found.toSorted((a, b) => Number(b.isWhole) - Number(a.isWhole));
}

/** The longest name that is a beginning or an end of the words, but not all of them. */
function nameIn<D extends Named>(document: D, words: readonly string[]): NamedDocument<D> | undefined {
  for (let length = words.length - 1; length > 0; length -= 1)
    for (const [name, rest] of [
      [words.slice(-length), words.slice(0, -length)],
      [words.slice(0, length), words.slice(length)],
    ] as const) {
      const how = isNameOf(document, name);
      const words = withoutJoining(rest);
      if (how !== undefined && words !== '') return { document, words, isWhole: how === 'whole' };
    }
  return undefined;
}

function isNameOf({ title, shortName = '' }: Named, name: readonly string[]): 'whole' | 'begun' | undefined {
  const wanted = fold(name.join(' '));
  if (wanted === '') return undefined;
  // `cc` is c.c., too.
  if (joined(wanted) === joined(fold(shortName)) || wanted === fold(title)) return 'whole';
  const titleWords = fold(title).split(' ');
  const named = wanted.split(' ').filter((word) => !JOINING.has(word));
  const begins = (word: string) =>
    word.length >= LEAST && !isNoise(word) && titleWords.some((each) => each.startsWith(word));
  return named.length > 0 && named.every(begins) ? 'begun' : undefined;
}

function withoutJoining(words: readonly string[]): string {
  let end = words.length;
  while (end > 0 && JOINING.has(fold(words[end - 1] ?? ''))) end -= 1;
  return words.slice(0, end).join(' ');
}

function fold(text: string): string {
  return foldText(text)
    .folded.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function joined(folded: string): string {
  return folded.replaceAll(' ', '');
}
