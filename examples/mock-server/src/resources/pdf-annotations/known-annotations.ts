import { plainText } from '@glossator/client-sdk/formatted';
import type { CommentRow, SelectionRow } from '../../tables/selections';
import type { FoundAnnotation } from '../../pdf/found-annotation';
import type { ImportRow } from '../../tables/imports';

/** What a document has of the annotations of a PDF already. */
export interface KnownAnnotations {
  /** The Selection an annotation became or was written from; `gone` where it was dealt with before and nothing is left of it. */
  selectionOf(name: string, annotation: FoundAnnotation): number | 'gone' | undefined;
  /** Whether a remark with this name is here, or was before. */
  hasRemark(name: string): boolean;
  /** Whether a Selection says this already, or somebody has written on it since. */
  isOld(selectionId: number, annotation: FoundAnnotation): boolean;
}

/** Looks names up in what a document has, and in what was imported into it before. */
export function knownAnnotations(
  selections: readonly SelectionRow[],
  comments: readonly CommentRow[],
  imports: readonly Pick<ImportRow, 'names'>[],
): KnownAnnotations {
  const before = new Set(imports.flatMap(({ names }) => names));
  const written = new Map(selections.map((row) => [`glossator-selection-${row.id}`, row]));
  const holders = new Map<string, number>();
  for (const { selectionId, importedFrom } of comments)
    if (importedFrom) holders.set(importedFrom.name, selectionId);
  for (const { id, importedFrom } of selections) if (importedFrom) holders.set(importedFrom.name, id);
  const remarks = new Set(comments.map(({ id }) => `glossator-comment-${id}`));
  const own = new Map<number, CommentRow[]>();
  for (const comment of comments)
    own.set(comment.selectionId, [...(own.get(comment.selectionId) ?? []), comment]);
  return {
    selectionOf(name, annotation) {
      const holder = holders.get(name);
      if (holder !== undefined) return holder;
      const row = written.get(name);
      // Another server may have given the same number to something else.
      if (row && isSameMoment(row.createdAt, annotation.createdAt)) return row.id;
      return before.has(name) ? 'gone' : undefined;
    },
    hasRemark: (name) => remarks.has(name) || holders.has(name) || before.has(name),
    isOld(selectionId, { text, updatedAt }) {
      const present = own.get(selectionId) ?? [];
      const says = (each: CommentRow): boolean => each.text === text || plainText(each.text) === text;
      return text === '' || present.some((each) => says(each) || each.updatedAt >= (updatedAt ?? ''));
    },
  };
}

/** PDF dates go down to seconds. */
function isSameMoment(a: string, b: string | undefined): boolean {
  return b !== undefined && Math.floor(Date.parse(a) / 1000) === Math.floor(Date.parse(b) / 1000);
}
