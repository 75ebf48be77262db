import {
  SELECTION_COLORS,
  type AnnotationGrouping,
  type LegendEntry,
  type SelectionColor,
} from '@glossator/client-sdk/contract';
import {
  citationAt,
  placeAt,
  startOf,
  type CitationStyle,
  type StructureUnit,
} from '@glossator/document-text';
import { hexOf } from '../colors/named-colors';
import type { AnnotationWords } from './annotation-words';
import type { AnnotatedText, FoundAnnotation, FoundAnnotations } from './read-annotations';

/** Annotations that belong together, in parts with headings of their own; a part without one is all there is. */
export interface AnnotationGroup {
  readonly heading: string;
  /** `#rrggbb`, where it is one of a color. */
  readonly color?: string;
  readonly parts: readonly AnnotationPart[];
}

interface AnnotationPart {
  readonly heading: string;
  readonly annotations: readonly FoundAnnotation[];
}

/** How groups are named. */
export interface GroupNaming {
  readonly words: AnnotationWords;
  readonly style: CitationStyle | undefined;
}

/** Puts annotations into groups; in each they keep their order. */
export function groupAnnotations(
  found: FoundAnnotations,
  groupBy: AnnotationGrouping,
  naming: GroupNaming,
): AnnotationGroup[] {
  const { annotations, legend, nameOf } = found;
  const { words } = naming;
  if (groupBy === 'article') return byArticle(found, naming);
  if (groupBy === 'color')
    return [...Map.groupBy(annotations, ({ row }) => row.color)]
      .toSorted(([one], [other]) => orderOf(one, legend) - orderOf(other, legend))
      .map(([color, some]) => ({
        heading: colorName(color, legend, words),
        color: hexOf(color),
        parts: byDocument(some, found, words),
      }));
  return [...Map.groupBy(annotations, ({ row }) => row.createdBy)]
    .map(([id, some]) => ({
      heading: words.person(nameOf(id)),
      parts: byDocument(some, found, words),
    }))
    .toSorted((a, b) => a.heading.localeCompare(b.heading, words.language));
}

/** A color as the legend calls it, with what it looks like: `Deadlines (yellow)`. */
export function colorName(
  color: SelectionColor,
  legend: readonly LegendEntry[],
  words: AnnotationWords,
): string {
  const name = legend.find((entry) => entry.color === color)?.name;
  const look = words.color(color);
  return name === undefined ? look : words.t('annotations.colorNamed', { name, color: look });
}

/** A document by its title, its short name and the state of its law, as far as they are known. */
export function documentName({ document, version }: AnnotatedText, { t, state }: AnnotationWords): string {
  const { title, shortName = '' } = document;
  const named = shortName === '' ? title : t('documentNamed', { title, shortName });
  return [named, state(version)].filter((part) => part !== undefined).join(', ');
}

function byArticle(
  { texts, annotations }: FoundAnnotations,
  { words, style }: GroupNaming,
): AnnotationGroup[] {
  return texts.flatMap((text) => {
    const own = annotations.filter(({ text: { document } }) => document.id === text.document.id);
    if (own.length === 0) return [];
    const parts = Map.groupBy(own, (annotation) => (annotation.isLost ? 'lost' : unitOf(annotation)));
    // What has no place comes last.
    const sorted = [...parts].toSorted(([one], [other]) => Number(one === 'lost') - Number(other === 'lost'));
    const headed = sorted.map(([unit, some]) => ({ heading: headingOf(unit), annotations: some }));
    return [{ heading: documentName(text, words), parts: headed }];

    function headingOf(unit: StructureUnit | 'lost' | undefined): string {
      if (unit === 'lost') return words.t('annotations.noPlace');
      if (!unit) return words.t('annotations.outside');
      const cited = text.structure && citationAt(text.structure, unit.start, { style });
      const name = unit.kind === 'article' ? cited || unit.label : unit.label;
      return [name, unit.heading].filter((part) => part !== '').join(' ');
    }
  });
}

/** The article that an annotation is in, or the innermost division; none of an area, which no text says the place of. */
function unitOf({ row, text: { structure } }: FoundAnnotation): StructureUnit | undefined {
  if (!structure || row.area) return undefined;
  const { path } = placeAt(structure, startOf(row.range));
  return path.find(({ kind }) => kind === 'article') ?? path.findLast(({ kind }) => kind === 'division');
}

function byDocument(
  annotations: readonly FoundAnnotation[],
  { texts }: FoundAnnotations,
  words: AnnotationWords,
): AnnotationPart[] {
  if (texts.length === 1) return [{ heading: '', annotations }];
  return [...Map.groupBy(annotations, ({ text: { document } }) => document.id)].map(([id, some]) => {
    const text = texts.find(({ document }) => document.id === id);
    return { heading: text ? documentName(text, words) : '', annotations: some };
  });
}

/** Those of the 20 in their order, then custom ones in the legend's. */
function orderOf(color: SelectionColor, legend: readonly LegendEntry[]): number {
  const known = SELECTION_COLORS.findIndex((each) => each === color);
  if (known >= 0) return known;
  const place = legend.findIndex((entry) => entry.color === color);
  return SELECTION_COLORS.length + (place < 0 ? legend.length : place);
}
