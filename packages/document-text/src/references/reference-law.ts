import type { LawLanguage } from '../structure/structure-unit';
import { REFERENCE_WORDS } from './reference-words';

/** What the words after a reference say of its law: the one that is read, nothing, or another one with its name as printed, empty where it is not read. */
export type LawSaid = { readonly is: 'same' | 'unsaid' } | { readonly is: 'other'; readonly name: string };

/** Reads which law is meant by the words before and after a reference. */
export type LawReader = (text: string, start: number, end: number) => LawSaid;

/** Characters looked at on either side. */
const AHEAD = 180;
const BACK = 40;

const ABBREVIATION = String.raw`\p{Lu}\p{Ll}{0,8}\p{Lu}\p{L}*(?:\s(?:I{1,3}|IV|V|VI{0,3}|IX|X{1,2}I{0,2}))?(?![\p{L}])|\p{Lu}{2,}(?![\p{L}])|(?:[cC]\.?|[Cc]od\.?)\s?(?:[cp]\.(?:\s?[cp]\.){0,2}|(?:civ|com|p[eé]n|trav|consom|pr|proc|nav)\.(?:\s?(?:civ|p[eé]n)\.)?)|Cost\.|Const\.|C\.\s?N\.|disp\.\s?att\.`;
const ABBREVIATED = new RegExp(
  String.raw`^\s*(?:[,(]\s*)?(?:(?:of|du|de\s+la|del|della|des|der)\s+(?:the\s+)?)?(${ABBREVIATION})`,
  'u',
);
/** Capitals that are no law's name. */
const NO_LAW = /^(?:[IVXLC]+|EUR|CHF|USD|EU|EC|US|OR|AND|OF|THE)$/u;
const SINGLE_WORD = /^\s+(\p{Lu}\p{Ll}+(?:gesetz(?:buch)?|ordnung|verfassung|konvention|statut))(?!\p{L})/u;
const BEFORE = new RegExp(
  String.raw`(?:\d\s+(?:u\.?\s?s\.?\s?c\.?|c\.?\s?f\.?\s?r\.?)|\s(?![IVXLC]+[A-H]?[\s,])\p{Lu}\p{Ll}{0,8}\p{Lu}\p{L}*|(?:^|\s)(?![IVXLC]+[A-H]?[\s,])\p{Lu}{3,})[\s,]*$`,
  'u',
);
/** Kinds of laws in short, with their date or number: `D.Lgs. 18 agosto 2015`, `L. n. 220`. */
const DECREE =
  /^\s*(?:,\s*)?(?:del(?:la|lo)?\s+|de\s+la\s+)?((?:[Dd]\.?\s?[Ll]gs|D\.?\s?L\.?\s?vo|[Dd]\.?\s?[Ll]|D\.?\s?P\.?\s?R|D\.?\s?P\.?\s?C\.?\s?M|R\.?\s?D\.?\s?L|R\.?\s?D|D\.?\s?M|[Ll]|L\.?\s?O|[Ll]egge|[Ll]ey|[Dd]ecreto(?:\s[Ll]egislativo)?|[Ll]oi|RG|SR)\.?\s(?:[Cc]ost\.\s)?(?:n[.°º]*\s?)?\d[^.;:)]{0,40})/u;
/** A heading that is quoted with its article: `section 75 ("Bigamy") of the Code`. */
const QUOTED = /^\s*\([“"']?[\p{L} ,;:'’“”"-]{3,110}\)/u;
const THEREOF = /^,?\s+(?:thereof|ibid)/iu;

/** The reader of laws in a language. */
export function lawReader(language: LawLanguage): LawReader {
  const { same, named, of, divisions, laws } = REFERENCE_WORDS[language];
  const sameLaw = new RegExp(String.raw`^\s*(?:,\s*)?(?:${of}\s+)?${same}`, 'iu');
  const namedLaw = new RegExp(String.raw`^\s*(?:,\s*)?(?:${of}\s+)?${named}`, 'iu');
  const division = new RegExp(
    String.raw`^\s*(?:,\s*)?${of}\s*(?:the\s+)?(?:${divisions})\s+(?:[\divxlca-z]{1,6}|\p{L}+)(?![\p{L}\d])`,
    'iu',
  );
  const wordsBefore = String.raw`(?:[\p{L}\d’'&()/°-]+\.?\s+){0,7}?`;
  const otherLaw = new RegExp(
    String.raw`^\s*(?:,\s*)?${of}(?:(?<=['’])|\s+)((?:the\s+)?${wordsBefore}(?:${laws})(?!\p{L})(?:[\s,]+[^.;:]{0,80})?)`,
    'iu',
  );
  return (text, start, end) => {
    const before = text.slice(Math.max(0, start - BACK), start);
    let after = text
      .slice(end, end + AHEAD)
      .replace(/[-‐]\n(?=\p{Ll})/gu, '')
      .replace(/\s+/gu, ' ');
    after = after.replace(QUOTED, '');
    if (THEREOF.test(after)) return { is: 'other', name: '' };
    if (sameLaw.test(after)) return { is: 'same' };
    if (namedLaw.test(after)) return { is: 'other', name: '' };
    const [, decree] = DECREE.exec(after) ?? [];
    if (decree !== undefined) return { is: 'other', name: decree.trim() };
    const abbreviation = ABBREVIATED.exec(after)?.[1] ?? '';
    if (abbreviation !== '' && !NO_LAW.test(abbreviation)) return { is: 'other', name: abbreviation };
    const [, word] = SINGLE_WORD.exec(after) ?? [];
    if (word !== undefined) return { is: 'other', name: word };
    for (let found = division.exec(after); found; found = division.exec(after)) {
      after = after.slice(found[0].length);
      if (sameLaw.test(after)) return { is: 'same' };
    }
    const [, other] = otherLaw.exec(after) ?? [];
    if (other !== undefined) return { is: 'other', name: other.trim() };
    if (BEFORE.test(before)) return { is: 'other', name: '' };
    return { is: 'unsaid' };
  };
}
