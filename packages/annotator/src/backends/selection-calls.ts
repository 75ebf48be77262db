import { mergeTags } from '@glossator/client-sdk/order';
import type { TextSelection } from '@glossator/client-sdk/contract';
import { compareRanges, rangesOverlap } from '@glossator/document-text';
import type { HighlightCalls } from '../core/ports/backend';
import { found, given, makeOnce, stampsNow, without, type Kept } from './changing';
import { remembered } from './kept-annotations';
import { RefusedError } from './refused-error';

/** Highlights and marked areas: what every backend has. */
export function selectionCalls(kept: Kept): HighlightCalls['selections'] {
  const { store, now } = kept;
  return {
    create: async (input, options) =>
      makeOnce(
        kept,
        options?.idempotencyKey,
        ({ selections }, id) => selections.find((selection) => selection.id === id),
        (before, id) => {
          const made: TextSelection = {
            ...input,
            isBookmark: input.isBookmark ?? false,
            isAnnotation: false,
            id,
            data: [],
            status: 'success',
            ...stampsNow(kept),
          };
          return [{ ...before, selections: placed(before.selections, made) }, made] as const;
        },
      ),
    update: async ({ id, range, tags, formerTags, joins: _joins, ...changes }) => {
      const before = store.read();
      const present = found(before.selections, id);
      const changed: TextSelection = {
        ...present,
        ...given(changes),
        ...range,
        ...(tags && { tags: changedTags(present, formerTags, tags) }),
        id,
        updatedAt: now().toISOString(),
      };
      store.write({ ...before, selections: placed(without(before.selections, id), changed) });
      return changed;
    },
    delete: async ({ id }) => {
      const before = store.read();
      const gone = found(before.selections, id);
      store.write({
        ...before,
        selections: without(before.selections, id),
        deleted: { ...before.deleted, selections: remembered(before.deleted.selections, gone) },
      });
    },
    restore: async ({ id }) => {
      const before = store.read();
      const back = found(before.deleted.selections, id);
      store.write({
        ...before,
        selections: placed(before.selections, back),
        deleted: { ...before.deleted, selections: without(before.deleted.selections, id) },
      });
      return back;
    },
  };
}

function changedTags(
  { tags: present = [] }: TextSelection,
  former: readonly string[] = present,
  wanted: readonly string[],
): string[] {
  return [...mergeTags(present, { former, wanted })];
}

/** The list with one more at its place; throws where another one marks the same text. Areas overlap nothing. */
function placed(selections: readonly TextSelection[], one: TextSelection): readonly TextSelection[] {
  const inTheWay = selections.find(
    (other) => other.documentId === one.documentId && !other.area && !one.area && rangesOverlap(other, one),
  );
  if (inTheWay) throw new RefusedError('SELECTION_OVERLAP', { conflictWith: inTheWay.id });
  return [...selections, one].toSorted(compareRanges);
}
