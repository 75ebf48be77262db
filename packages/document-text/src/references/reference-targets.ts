import type { Position } from '../pages/position';
import { placeAt, type DocumentStructure } from '../structure/cited-place';
import type { LawLanguage } from '../structure/structure-unit';

/** Finds the units of a document that references mean. */
export interface ReferenceTargets {
  /** Whether there is an article of that number under that word. */
  isKnown(word: string, number: string): boolean;
  /** The innermost unit of an article and its parts, as meant at a place; -1 where there is none, or it is not certain which one. */
  find(word: string, number: string, parts: readonly string[], from: Position): number;
}

const ANNEX = /^(?:schedule|annex|appendix)/u;

/** Makes an index of the articles of a document. */
export function createReferenceTargets(structure: DocumentStructure): ReferenceTargets {
  const { units, homes, language } = structure;
  const articles = new Map<string, number[]>();
  const children = new Map<number, number[]>();
  units.forEach(({ kind, number, label, key, inContents, parent }, index) => {
    if (kind === 'paragraph' || kind === 'item') append(children, parent, index);
    if (kind !== 'article' || inContents || number === '') return;
    // What is numbered alone in an English schedule is called a paragraph.
    const isParagraph = language === 'en' && /^\d/u.test(label) && ANNEX.test(key);
    if (isParagraph) return;
    for (const word of wordsOf(label, language)) append(articles, keyOf(word, number), index);
  });
  const articleFor = (candidates: readonly number[], from: Position): number => {
    const path = new Set(placeAt(structure, from).path);
    const isAround = (division: number): boolean => {
      const unit = units[division];
      return unit !== undefined && path.has(unit);
    };
    const homeOf = (unit: number): readonly number[] => homes.get(unit) ?? [];
    const near = candidates.filter((unit) => homeOf(unit).every(isAround));
    const depth = Math.max(...near.map((unit) => homeOf(unit).length));
    const nearest = near.filter((unit) => homeOf(unit).length === depth);
    return nearest.length === 1 ? (nearest[0] ?? -1) : -1;
  };
  return {
    isKnown: (word, number) => articles.has(keyOf(word, number)),
    find(word, number, parts, from) {
      let unit = articleFor(articles.get(keyOf(word, number)) ?? [], from);
      if (unit < 0) return -1;
      for (const part of parts) {
        const inner = (children.get(unit) ?? []).find(
          (child) => units[child]?.number.toLowerCase() === part.toLowerCase(),
        );
        if (inner === undefined) break;
        unit = inner;
      }
      return unit;
    },
  };
}

/** The words under which an article is referred to: that of its label; in English a section is written with a sign as well. */
function wordsOf(label: string, language: LawLanguage): readonly string[] {
  if (/^\d/u.test(label)) return language === 'en' ? ['sec:', '§'] : ['sec:', 'art:'];
  const word = wordOf(label);
  return language === 'en' && word !== 'art:' ? ['sec:', '§'] : [word];
}

/** What the key of an article begins with, by a word before its number. */
export function wordOf(printed: string): string {
  if (printed.startsWith('§')) return '§';
  return /^art/iu.test(printed) ? 'art:' : 'sec:';
}

function keyOf(word: string, number: string): string {
  return `${word}${number.toLowerCase()}`;
}

function append<Key>(map: Map<Key, number[]>, key: Key, value: number): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
