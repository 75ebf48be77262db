/** Words before which a hyphen at the line end is suspended (`Haupt- und Nebensache`): it neither joins nor disappears. */
const SUSPENDING = /^(?:und|oder|bzw|sowie|als|bis|and|or)(?![\p{L}\p{N}])/iu;

/** French compounds that are written with their hyphen wherever the line ends. */
const HYPHENATED =
  /(?:^|[^\p{L}])(?:(?:celui|celle|ceux|celles)-(?:ci|là)|peut-être|(?:lui|elle|elles|eux|soi|nous|vous|moi|toi)-mêmes?|ci-(?:après|dessus|dessous|joint|joints|jointe|jointes|annexé|contre|avant)|au-(?:delà|dessus|dessous|devant)|là-(?:dessus|dedans)|c['’]est-à|vis-à|à-(?:dire|vis))$/iu;
/** The longest part of a word looked at on either side of a hyphen. */
const WORD_PART = 40;

const CJK =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Bopomofo}\\u3000-\\u303f\\uff01-\\uff65';
const SPACELESS_BEFORE = new RegExp(`[${CJK}]$`, 'u');
const SPACELESS_AFTER = new RegExp(`^[${CJK}]`, 'u');
/** White space that is itself one of the signs between which a line end is nothing. */
const WIDE_SPACE = '\u3000';
const SOFT_LINE_END = /(?<=\p{L})\u00ad[^\S\n]*\n\s*(?=\p{L})/gu;
/** A dash of any kind right after a word, at a line end, with another word on the next line. */
const DASH_LINE_END =
  /(?<=[\p{L}\p{M}\p{N}])([-\u02d7\u2010-\u2015\u2043\u207b\u208b\u2212\ufe31\ufe32\ufe58\ufe63\uff0d])[^\S\n]*\n\s*(?=[\p{L}\p{N}])/gu;
const UNSEEN = /[\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\u00ad\u200b\u2060\ufeff]/g;
const PRESENTATION_FORMS = /[\ufb00-\ufb4f\ufb50-\ufdcf\ufdf0-\ufdff\ufe70-\ufefc]+/g;

/** Whether the text after a hyphen at a line end begins with a word that leaves the hyphen hanging. */
export function isSuspendedBefore(rest: string): boolean {
  return SUSPENDING.test(rest);
}

/**
 * Writes flat text (line feeds at line ends and page ends) on one line, as a person would copy it:
 * - a hyphen between a letter and a small letter at a line end goes and the word is joined; it stays, without a space, before a
 *   capital or a digit and in French compounds (`celui-ci`, `peut-être`); it stays with a space in `Haupt- und Nebensache`; a
 *   longer dash right after a word stays, without a space;
 * - a soft hyphen at a line end joins, elsewhere it goes, as invisible characters do;
 * - a line end between Chinese or Japanese signs is nothing, any other is a space; runs of white space are one space;
 * - ligatures and Arabic presentation forms are written as their letters; the edges are trimmed.
 */
export function onOneLine(flat: string): string {
  return flat
    .replace(SOFT_LINE_END, '')
    .replace(UNSEEN, '')
    .replace(DASH_LINE_END, (match: string, dash: string, at: number, text: string) => {
      const next = at + match.length;
      return dashJoint(text.slice(Math.max(0, at - WORD_PART), at), dash, text.slice(next, next + WORD_PART));
    })
    .replace(/\s+/gu, withoutSpacelessLineEnd)
    .replace(PRESENTATION_FORMS, (forms) => forms.normalize('NFKC'))
    .replace(/[\s\u0085]+/g, ' ')
    .trim();
}

/** What is left of a dash and the line end after it. */
function dashJoint(before: string, dash: string, after: string): string {
  if (isSuspendedBefore(after)) return `${dash} `;
  const parts = (dash === '-' || dash === '\u2010') && /\p{L}\p{M}*$/u.test(before) && /^\p{Ll}/u.test(after);
  if (!parts) return dash;
  const [rest = ''] = /^[\p{L}\p{M}\p{N}]+/u.exec(after) ?? [];
  return HYPHENATED.test(`${before}-${rest}`) ? dash : '';
}

/** White space (`run`, at a place in a text) without the line end in it, where that stands between Chinese or Japanese signs. */
function withoutSpacelessLineEnd(run: string, at: number, text: string): string {
  if (!run.includes('\n')) return run;
  const next = at + run.length;
  const isAfterSign = SPACELESS_BEFORE.test(text.slice(Math.max(0, at - 2), at));
  const from = isAfterSign ? 0 : run.indexOf(WIDE_SPACE) + 1;
  if (!isAfterSign && from === 0) return run;
  const to = SPACELESS_AFTER.test(text.slice(next, next + 2)) ? run.length : run.lastIndexOf(WIDE_SPACE);
  const lineEnd = run.indexOf('\n', from);
  return lineEnd >= 0 && lineEnd < to ? run.slice(0, from) + run.slice(to) : run;
}
