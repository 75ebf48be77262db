import type { Position } from '../pages/position';
import { CONTAINER } from './article-choice';
import { createDivisionPath, isAnnex, type HeadingType, type OpenDivision } from './division-path';
import { COUNTED_WORD, type HeadingForm } from './heading-form';
import type { PlacedMarker } from './marker-sequence';
import type { LawLanguage, StructureUnit, UnitKind } from './structure-unit';

/** Puts units, found in reading order, into their places: who is part of whom, what each one's key is, where it ends. */
export interface UnitTree {
  addTitle(start: Position, heading: string): void;
  addDivision(form: HeadingForm | undefined, start: Position, heading: string, type: HeadingType): void;
  addArticle(form: HeadingForm, start: Position, heading: string): void;
  /** `isListed`: the words before it lead to a list. */
  addMarked(
    placed: PlacedMarker,
    label: string,
    start: Position,
    language: LawLanguage,
    isListed: boolean,
  ): void;
  /** Ends the open paragraphs and items from a depth on: what follows is not part of them. */
  closeMarked(depth: number, end: Position): void;
  /** Ends everything: what follows is part of nothing. */
  closeAll(end: Position): void;
  /** Adds an entry of a table of contents, which is part of nothing. */
  addEntry(form: HeadingForm | undefined, start: Position, heading: string): void;
  units(): readonly StructureUnit[];
}

/** Styles of the outermost list that number paragraphs (others number items), by language. */
const DECIMAL_STYLE = /^1\.1/u;
const PARAGRAPH_STYLES: Readonly<Record<LawLanguage, RegExp>> = {
  en: /./u,
  de: /^(?:\(1\)|1\)|¹)$/u,
  fr: /^(?:I|\(1\)$|1\.$|¹)/u,
  it: /^(?:1\.?|\(1\)|¹)$/u,
  es: /^(?:1\.?|\(1\))$/u,
};

type Draft = { -readonly [Key in keyof StructureUnit]: StructureUnit[Key] };

interface PlacedDivision extends OpenDivision {
  readonly unit: number;
}

/** What a marker that begins a list numbers: in an annex, or where words lead to a list ("are:"), its figures are those of items. */
function kindOf(
  style: string,
  depth: number,
  language: LawLanguage,
  isListed: boolean,
  parent: UnitKind | undefined,
): UnitKind {
  if (depth > 0) return 'item';
  if (DECIMAL_STYLE.test(style)) return 'paragraph';
  if (isListed && language !== 'en') return 'item';
  if (style === '1)' && parent !== 'article') return 'item';
  return PARAGRAPH_STYLES[language].test(style) ? 'paragraph' : 'item';
}

/** Begins a tree; `documentEnd` is where the last units end. */
export function createUnitTree(documentEnd: Position): UnitTree {
  const drafts: Draft[] = [];
  const timesUsed = new Map<string, number>();
  const path = createDivisionPath<PlacedDivision>();
  /** The article or division that is open and its open items, outermost first, with the depth of their lists: -1 for itself. */
  let open: { readonly unit: number; readonly depth: number }[] = [];
  /** The last item at each depth of the article. */
  let lastAt: number[] = [];
  /** Where units end before the next one begins. */
  const closed = new Map<number, Position>();

  const add = (
    kind: UnitKind,
    key: string,
    start: Position,
    { number = '', label = '', heading = '', parent = -1, inContents = false }: Partial<Draft>,
  ): number => {
    const level = kind === 'title' ? 0 : (drafts[parent]?.level ?? 0) + 1;
    return (
      drafts.push({ kind, level, number, key, label, heading, start, end: documentEnd, parent, inContents }) -
      1
    );
  };
  const unique = (key: string): string => {
    const times = (timesUsed.get(key) ?? 0) + 1;
    timesUsed.set(key, times);
    return times === 1 ? key : `${key}#${times}`;
  };
  const keyOf = (division: PlacedDivision | undefined): string =>
    division ? `${drafts[division.unit]?.key ?? ''}/` : '';
  const articleName = ({ word, number }: HeadingForm): string => `${word || 'sec:'}${number}`;

  return {
    addTitle(start, heading) {
      add('title', 'title', start, { heading });
    },
    addDivision(form, start, heading, type) {
      const { number = '', label = '' } = form ?? {};
      open = [];
      lastAt = [];
      path.enter(
        form,
        heading,
        (division) => {
          const container = path.open.at(-1);
          const key = unique(keyOf(container) + division.name);
          const unit = add('division', key, start, { number, label, heading, parent: container?.unit ?? -1 });
          open = [{ unit, depth: -1 }];
          return { ...division, unit };
        },
        type,
      );
    },
    addArticle(form, start, heading) {
      const { number, label } = form;
      path.passArticle();
      const container = path.open.at(-1);
      const isWithin = container?.word === CONTAINER || form.word === COUNTED_WORD;
      const home = isWithin ? container : path.open.find(isAnnex);
      const inHome = keyOf(home) + articleName(form);
      const inOuter = keyOf(path.open[0]) + articleName(form);
      const inAll = keyOf(container) + articleName(form);
      const key = unique([inHome, inOuter].find((name) => !timesUsed.has(name)) ?? inAll);
      const unit = add('article', key, start, { number, label, heading, parent: container?.unit ?? -1 });
      open = [{ unit, depth: -1 }];
      lastAt = [];
    },
    addMarked({ marker: { number, style, place, suffix }, depth }, label, start, language, isListed) {
      open = open.filter((outer) => outer.depth < depth);
      // What goes on with a list is part of what the list is part of, even if that seemed to have ended.
      const before = place === 1 && suffix === 0 ? undefined : lastAt[depth];
      const parent = (before === undefined ? open.at(-1)?.unit : drafts[before]?.parent) ?? -1;
      const kind =
        drafts[before ?? -1]?.kind ?? kindOf(style, depth, language, isListed, drafts[parent]?.kind);
      const name = style === '(1)' ? `(${number})` : number;
      const key = unique(`${drafts[parent]?.key ?? ''}/${name}`);
      const unit = add(kind, key, start, { number, label, parent });
      open.push({ unit, depth });
      lastAt.length = Math.min(lastAt.length, depth);
      lastAt[depth] = unit;
    },
    closeMarked(depth, end) {
      for (const one of open) if (one.depth >= depth) closed.set(one.unit, end);
      open = open.filter((one) => one.depth < depth);
    },
    closeAll(end) {
      for (const { unit } of [...path.open, ...open]) closed.set(unit, end);
      open = [];
      path.leave();
    },
    addEntry(form, start, heading) {
      const { kind = 'division', number = '', label = '', word = '' } = form ?? {};
      const name =
        form?.kind === 'article' ? articleName(form) : `${word} ${number}`.trim() || heading.toLowerCase();
      add(kind, unique(`contents/${name}`), start, { number, label, heading, inContents: true });
    },
    units() {
      const deepest = drafts.reduce((level, draft) => Math.max(level, draft.level), 0);
      const nextAtLevel = new Array<Position>(deepest + 1).fill(documentEnd);
      for (let unit = drafts.length - 1; unit >= 0; unit -= 1) {
        const draft = drafts[unit];
        if (!draft) continue;
        draft.end = closed.get(unit) ?? nextAtLevel[draft.level] ?? documentEnd;
        nextAtLevel.fill(draft.start, draft.level);
      }
      return drafts;
    },
  };
}
