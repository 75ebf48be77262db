import type { DocumentWarning } from '@glossator/client-sdk/contract';
import type { DocumentRow, VersionRow } from '../../../tables/documents';
import type { CodeReader } from '../../../tables/tables';
import { longestRise } from './longest-rise';

/** A document as the pending Update would make it; without one, as it is. A deleted one is still there, with its warning. */
export interface PlannedDocument {
  readonly document: DocumentRow;
  /** The pending Version, or else the current one. */
  readonly version: VersionRow;
  readonly title: string;
  readonly order: number;
  readonly warnings: readonly DocumentWarning[];
}

/** All documents of a Code as the pending Update would make them, in the order it gives them. */
export async function readPlanned(reader: CodeReader): Promise<readonly PlannedDocument[]> {
  const rows = plannedOrder((await reader.list('documents')).filter(({ state }) => state !== 'archived'));
  const moved = movedAmong(rows);
  return Promise.all(
    rows.map(async (document, order) => {
      const version = await reader.get('versions', document.pending?.versionId ?? document.versionId);
      if (!version) throw new Error(`Document ${document.id} lacks a version`);
      const warnings = warningsOf(document, moved.has(document.id));
      return { document, version, title: document.pending?.title ?? document.title, order, warnings };
    }),
  );
}

/** Rows by the place the pending Update gives them. */
export function plannedOrder(rows: readonly DocumentRow[]): readonly DocumentRow[] {
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b) || a.id - b.id);
}

/** Whether the pending Update does anything to a document. */
export function isTouched({ state, pending }: DocumentRow): boolean {
  return state === 'added' || pending !== undefined;
}

function placeOf({ order, pending }: DocumentRow): number {
  return pending?.order ?? order;
}

/** Those that were really moved: not all whose number is another one because something was put before them. */
function movedAmong(rows: readonly DocumentRow[]): ReadonlySet<number> {
  const staying = rows.filter(({ state, pending }) => state === undefined && !pending?.isDeleted);
  const kept = longestRise(staying.map(({ order }) => order));
  return new Set(staying.filter((_row, place) => !kept.has(place)).map(({ id }) => id));
}

function warningsOf({ state, pending }: DocumentRow, isMoved: boolean): DocumentWarning[] {
  return [
    ...(pending?.isDeleted ? (['deleted'] as const) : []),
    ...(state === 'added' ? (['added'] as const) : []),
    ...(pending?.title === undefined ? [] : (['renamed'] as const)),
    ...(isMoved ? (['reordered'] as const) : []),
    ...(pending?.versionId === undefined ? [] : (['contains updates to resolve'] as const)),
  ];
}
