import type { Position } from '../position';
import type { HeadingForm } from './heading-form';
import type { PlacedMarker } from './marker-sequence';
import type { LawLanguage, StructureUnit, UnitKind } from './structure-unit';

/** Puts units, found in reading order, into their places: who is part of whom, what each one's key is, where it ends. */
export interface UnitTree {
  addTitle(start: Position, heading: string): void;
  addDivision(form: HeadingForm | undefined, start: Position, heading: string, inContents: boolean): void;
  addArticle(form: HeadingForm, start: Position, heading: string, inContents: boolean): void;
  addMarked(placed: PlacedMarker, label: string, start: Position, language: LawLanguage): void;
  units(): readonly StructureUnit[];
}

/** Styles of the outermost list that number paragraphs (others number items), by language. */
const PARAGRAPH_STYLES: Readonly<Record<LawLanguage, RegExp>> = {
  en: /./u,
  de: /^\(1\)$/u,
  fr: /^(?:I|\(1\)$|1\.$)/u,
  it: /^(?:1\.?|\(1\))$/u,
  es: /^(?:1\.?|\(1\))$/u,
};

/** How deep a division is: the rank of its word, where the words on the way to it do not say otherwise. */
interface OpenDivision {
  readonly unit: number;
  readonly word: string;
  readonly rank: number;
}

type Draft = { -readonly [Key in keyof StructureUnit]: StructureUnit[Key] };

/** Begins a tree; `documentEnd` is where the last units end. */
export function createUnitTree(documentEnd: Position): UnitTree {
  const drafts: Draft[] = [];
  const used = new Map<string, number>();
  const divisions: OpenDivision[] = [];
  /** The article that is open and its open lists, outermost first. */
  let open: number[] = [];

  const add = (unit: Omit<Draft, 'end' | 'level'>): number => {
    const level = unit.kind === 'title' ? 0 : (drafts[unit.parent]?.level ?? 0) + 1;
    return drafts.push({ ...unit, level, end: documentEnd }) - 1;
  };
  const uniqueKey = (key: string, inContents: boolean): string => {
    if (inContents) return `contents/${key}`;
    const times = (used.get(key) ?? 0) + 1;
    used.set(key, times);
    return times === 1 ? key : `${key}#${times}`;
  };
  const parentKey = (): string => {
    const unit = drafts[divisions.at(-1)?.unit ?? -1];
    return unit ? `${unit.key}/` : '';
  };
  const annexKey = (): string => {
    const annex = divisions.find(({ rank }) => rank === 0);
    return annex ? `${drafts[annex.unit]?.key ?? ''}/` : '';
  };
  const closeDivisions = (word: string, rank: number, number: string): void => {
    const same = divisions.findIndex((division) => division.word === word);
    if (same >= 0) divisions.length = same;
    else if (rank === 0) divisions.length = 0;
    else if (number !== '1' || open.length > 0) while ((divisions.at(-1)?.rank ?? 0) >= rank) divisions.pop();
  };

  return {
    addTitle(start, heading) {
      add({
        kind: 'title',
        number: '',
        key: 'title',
        label: '',
        heading,
        start,
        parent: -1,
        inContents: false,
      });
    },
    addDivision(form, start, heading, inContents) {
      const word = form?.word ?? '';
      const rank = form?.rank ?? 8;
      closeDivisions(word, rank, form?.number ?? '');
      const name = form?.number ? `${word} ${form.number}` : word || heading.toLowerCase();
      const unit = add({
        kind: 'division',
        number: form?.number ?? '',
        key: uniqueKey(parentKey() + name, inContents),
        label: form?.label ?? '',
        heading,
        start,
        parent: divisions.at(-1)?.unit ?? -1,
        inContents,
      });
      divisions.push({ unit, word, rank });
      open = [];
    },
    addArticle(form, start, heading, inContents) {
      const name = `${form.word || 'sec:'}${form.number}`;
      const own = annexKey() + name;
      const unit = add({
        kind: 'article',
        number: form.number,
        key: uniqueKey(used.has(own) && !inContents ? parentKey() + name : own, inContents),
        label: form.label,
        heading,
        start,
        parent: divisions.at(-1)?.unit ?? -1,
        inContents,
      });
      open = [unit];
    },
    addMarked({ marker, depth }, label, start, language) {
      open.length = Math.min(open.length, depth + 1);
      const parent = open.at(-1) ?? -1;
      const isParagraph = depth === 0 && PARAGRAPH_STYLES[language].test(marker.style);
      const kind: UnitKind = isParagraph ? 'paragraph' : 'item';
      const name = marker.style === '(1)' ? `(${marker.number})` : marker.number;
      const key = uniqueKey(`${drafts[parent]?.key ?? ''}/${name}`, false);
      open.push(
        add({ kind, number: marker.number, key, label, heading: '', start, parent, inContents: false }),
      );
    },
    units() {
      const deepest = drafts.reduce((level, draft) => Math.max(level, draft.level), 0);
      const nextAtLevel = new Array<Position>(deepest + 1).fill(documentEnd);
      for (const draft of drafts.toReversed()) {
        draft.end = nextAtLevel[draft.level] ?? documentEnd;
        nextAtLevel.fill(draft.start, draft.level);
      }
      return drafts;
    },
  };
}
