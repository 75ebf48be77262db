import { TAG_MAX } from '@glossator/client-sdk/order';
import { MARK_LABELS, type GroupLabel } from '../entities/labels';
import { SELECTION_COLORS } from '../legend/colors';
import { ANNOTATION_ORDERS, initialFilter, type AnnotationFilter } from './state';

/** A filter as it was kept; what cannot be read of it is as it is at first. */
export function parseFilter(kept: string | undefined, groups: readonly GroupLabel[]): AnnotationFilter {
  const fields = fieldsOf(kept);
  const { text, colors, authors, kinds, marks, tags, order } = fields;
  return {
    text: typeof text === 'string' ? text : initialFilter.text,
    colors: listOf(colors, isColor),
    authors: listOf(authors, (value) => Number.isSafeInteger(value)),
    kinds: listOf(kinds, (value) => groups.some((group) => group === value)),
    marks: listOf(marks, (value) => MARK_LABELS.some((mark) => mark === value)),
    tags: listOf(tags, (value) => typeof value === 'string' && value !== '' && value.length <= TAG_MAX),
    order: ANNOTATION_ORDERS.find((known) => known === order) ?? initialFilter.order,
  };
}

function fieldsOf(kept: string | undefined): Partial<Record<keyof AnnotationFilter, unknown>> {
  try {
    const value: unknown = JSON.parse(kept ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function listOf<Item extends string | number>(value: unknown, isItem: (item: unknown) => boolean): Item[] {
  return Array.isArray(value) ? value.filter((item): item is Item => isItem(item)) : [];
}

function isColor(value: unknown): boolean {
  return (
    typeof value === 'string' &&
    (SELECTION_COLORS.some((color) => color === value) || /^#[0-9a-f]{6}$/i.test(value))
  );
}
