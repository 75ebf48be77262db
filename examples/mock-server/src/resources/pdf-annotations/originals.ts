import type { PdfAnnotationId } from '../../pdf/pdf-mark';
import { NO_ORIGINALS, type Originals, type OriginalsReader } from '../documents/download/originals';
import type { AnnotationStore } from './annotation-store';
import type { CommentRow, SelectionRow } from '../../tables/selections';
import type { FoundAnnotation } from '../../pdf/found-annotation';
import type { ImportRow } from '../../tables/imports';
import { knownAnnotations } from './known-annotations';
import { isMarkKind } from './plan-import';
import { threadsOf } from './threads';

/** Reads what stays of the annotations of stored PDFs. */
export function createOriginalsReader(store: AnnotationStore): OriginalsReader {
  return async (uuid, { selections, comments, imports }, signal) => {
    const { annotations } = await store.of(uuid, signal);
    return annotations.length > 0 ? originalsOf(annotations, selections, comments, imports) : NO_ORIGINALS;
  };
}

/** Compares the annotations of a PDF with what has become of them. */
function originalsOf(
  found: readonly FoundAnnotation[],
  selections: readonly SelectionRow[],
  comments: readonly CommentRow[],
  imports: readonly Pick<ImportRow, 'names' | 'absorbed'>[],
): Originals {
  const known = knownAnnotations(selections, comments, imports);
  const rowOf = byName(selections, 'selection');
  const remarkOf = byName(comments, 'comment');
  const absorbed = new Set(imports.flatMap((row) => row.absorbed));
  const parts = new Set(
    selections.flatMap(({ importedFrom }) => /^(.+)#\d+$/.exec(importedFrom?.name ?? '')?.[1] ?? []),
  );
  const removed: PdfAnnotationId[] = [];
  const ofSelection = new Map<number, readonly PdfAnnotationId[]>();
  const kept = new Set<number>();
  const names = new Set<string>();
  for (const { name, annotation, replies, ids } of threadsOf(found)) {
    if (known.selectionOf(name, annotation) === undefined) {
      for (const each of [name, ...replies.map((reply) => reply.name)]) names.add(each);
      continue;
    }
    const [row, remark] = [rowOf.get(name), remarkOf.get(name)];
    const words = [row, remark].flatMap((each) => each ?? []);
    const isSame =
      (words.length > 0 ? words.every(isUntouched) : absorbed.has(name)) &&
      (annotation.text === '' || remark !== undefined) &&
      !parts.has(name);
    const isPartOfPage = !isMarkKind(annotation.kind) && annotation.kind !== 'note';
    if (!isSame && !isPartOfPage) {
      removed.push(...ids);
      continue;
    }
    names.add(name);
    if (row && isSame) ofSelection.set(row.id, ids);
    if (remark && isUntouched(remark)) kept.add(remark.id);
    for (const reply of replies) {
      const own = remarkOf.get(reply.name);
      if (own && isUntouched(own)) {
        kept.add(own.id);
        names.add(reply.name);
      } else removed.push({ page: reply.annotation.page, id: reply.annotation.id });
    }
  }
  return { removed, ofSelection, comments: kept, names };
}

/** Imported, and not changed here since. */
function isUntouched(row: {
  readonly importedFrom?: unknown;
  readonly createdAt: string;
  readonly updatedAt: string;
}): boolean {
  return row.importedFrom !== undefined && row.updatedAt === row.createdAt;
}

function byName<Row extends SelectionRow | CommentRow>(
  rows: readonly Row[],
  kind: 'selection' | 'comment',
): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row.importedFrom?.name ?? `glossator-${kind}-${row.id}`, row]));
}
