import type { UserRef } from '@glossator/client-sdk/contract';

/** Most people whom one comment mentions (the contract's `MENTIONS_MAX`). */
export const MOST_MENTIONS = 10;

/** A piece of a comment's text; one with a user mentions them, and is `@` and their name. */
export interface CommentPiece {
  readonly text: string;
  readonly user?: UserRef;
}

const WORD = /[\p{L}\p{M}\p{N}_]/u;

/**
 * Takes a comment's text apart at its mentions of these people; where one name begins another the longer one counts. Of two people
 * with one name it is the first.
 */
export function piecesOf(text: string, people: readonly UserRef[]): readonly CommentPiece[] {
  const byLength = people.filter(({ name }) => name !== '').toSorted((a, b) => b.name.length - a.name.length);
  const pieces: CommentPiece[] = [];
  let from = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    if (at < from || isWordBefore(text, at)) continue;
    const user = byLength.find(({ name }) => isNamedAt(text, at + 1, name));
    if (!user) continue;
    if (at > from) pieces.push({ text: text.slice(from, at) });
    from = at + 1 + user.name.length;
    pieces.push({ text: text.slice(at, from), user });
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

/**
 * Whom a text mentions, in the order of the text, each once and as many as there may be. `chosen` were picked by the writer: of two people with
 * one name it is that one. Without having been picked, a name stands only for the one of the `people` who has it alone.
 */
export function mentionsIn(
  text: string,
  chosen: readonly UserRef[],
  people: readonly UserRef[],
): readonly UserRef[] {
  const isChosen = new Set(chosen.map(({ name }) => name));
  const unique = people.filter(
    ({ id, name }) => !isChosen.has(name) && !people.some((other) => other.id !== id && other.name === name),
  );
  const found = piecesOf(text, [...chosen, ...unique]).flatMap(({ user }) => user ?? []);
  return [...new Map(found.map((user) => [user.id, user])).values()].slice(0, MOST_MENTIONS);
}

/** A mention being written: what stands between its `@` (at the index `at`) and the caret. */
export interface MentionQuery {
  readonly at: number;
  readonly words: string;
}

/** Most characters of a name that are looked at before it is no name any more. */
const LONGEST_QUERY = 60;

/** The mention that is being written at the caret, if one is. */
export function mentionQueryAt(text: string, caret: number): MentionQuery | undefined {
  const at = text.lastIndexOf('@', caret - 1);
  if (at < 0 || isWordBefore(text, at) || caret - at > LONGEST_QUERY) return undefined;
  const words = text.slice(at + 1, caret);
  return /^\s|[\n@]|\s\s/.test(words) ? undefined : { at, words };
}

function isWordBefore(text: string, at: number): boolean {
  return at > 0 && WORD.test(text.charAt(at - 1));
}

function isNamedAt(text: string, at: number, name: string): boolean {
  return text.startsWith(name, at) && !WORD.test(text.charAt(at + name.length));
}
