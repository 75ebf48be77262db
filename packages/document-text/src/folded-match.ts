import { foldText, type FoldedText } from './fold';

/** A folded text together with the text it was made of. */
export interface Haystack extends FoldedText {
  readonly source: string;
}

/** A match in source offsets (UTF-16, end exclusive). */
export interface Match {
  readonly start: number;
  readonly end: number;
}

/** How strictly a match is checked after the folded search has found it. */
export interface MatchOptions {
  /** Only where the query begins and ends at the edge of a word. */
  readonly wholeWord?: boolean;
  /** Only in the query's upper and lower case. Accents, dashes, line ends are levelled all the same. */
  readonly caseSensitive?: boolean;
}

/** A query made ready for searching: folded, trimmed, with the check its options ask for. */
export interface PreparedQuery {
  readonly folded: string;
  accepts(haystack: Haystack, at: number): boolean;
}

/** Folds a query; its hyphens beside a letter at the edges are left out, since folded text has none inside words. */
export function prepareQuery(query: string, options: MatchOptions = {}): PreparedQuery {
  const edges = /^-+(?=\p{L})|(?<=\p{L})-+$/gu;
  const clean = (keepCase: boolean): string => foldText(query, { keepCase }).folded.trim().replace(edges, '');
  const folded = clean(false);
  const cased = options.caseSensitive ? clean(true) : undefined;
  const segmenter = options.wholeWord ? new Intl.Segmenter('und', { granularity: 'word' }) : undefined;
  return {
    folded,
    accepts(haystack, at) {
      const end = at + folded.length;
      if (cased !== undefined) {
        const source = haystack.source.slice(haystack.offsets[at], haystack.ends[end - 1]);
        if (source !== query && foldText(source, { keepCase: true }).folded !== cased) return false;
      }
      return !segmenter || (isWordEdge(haystack, at, segmenter) && isWordEdge(haystack, end, segmenter));
    },
  };
}

/** Every place where a query is found, from left to right, overlapping ones too: the caller chooses among them. */
export function* matchesIn(haystack: Haystack, query: PreparedQuery): Generator<Match> {
  const { folded } = query;
  if (folded === '') return;
  for (let at = haystack.folded.indexOf(folded); at >= 0; at = haystack.folded.indexOf(folded, at + 1)) {
    if (!query.accepts(haystack, at)) continue;
    yield { start: haystack.offsets[at] ?? 0, end: haystack.ends[at + folded.length - 1] ?? 0 };
  }
}

const WORD_BEFORE = /[\p{L}\p{N}\p{M}]$/u;
const WORD_AFTER = /^[\p{L}\p{N}\p{M}]/u;
/** Scripts whose words only a dictionary can tell apart. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** A letter of a writing from right to left beside a number: a number interrupts it without white space (`foldText`). */
const NUMBER_LEFTWARD =
  /[\p{Script=Arabic}\p{Script=Hebrew}]\p{N}|\p{N}[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Whether a word begins or ends between `folded[at - 1]` and `folded[at]`. */
function isWordEdge(haystack: Haystack, at: number, segmenter: Intl.Segmenter): boolean {
  const before = haystack.folded.slice(Math.max(0, at - 2), at);
  const after = haystack.folded.slice(at, at + 2);
  if (!WORD_BEFORE.test(before) || !WORD_AFTER.test(after)) return true;
  if (NUMBER_LEFTWARD.test(before.slice(-1) + after.slice(0, 1))) return true;
  const offset = haystack.offsets[at] ?? haystack.source.length;
  if (UNSPACED.test(before) && UNSPACED.test(after)) {
    return segmenter.segment(haystack.source).containing(offset)?.index === offset;
  }
  const between = haystack.source.slice(haystack.ends[at - 1], offset);
  return /[-\u2010-\u2015]/.test(between) && !between.includes('\n');
}
