import type { Rotation, ViewPosition, ZoomScale } from '../ports/document-viewer';
import type { KeyValueStore } from '../ports/environment';
import { POSITION_KEY_PREFIX } from './kept-keys';

const keyOf = (userId: number | undefined, documentId: number): string =>
  `${POSITION_KEY_PREFIX}${userId ?? 0}.${documentId}`;

/** Keeps where a user left a document. */
export function keepPosition(
  storage: KeyValueStore,
  userId: number | undefined,
  documentId: number,
  { page, top, left, scale, rotation }: ViewPosition,
): void {
  storage.set(keyOf(userId, documentId), JSON.stringify({ page, top, left, scale, rotation }));
}

/** Whether anything is kept of a document: not, say, after a host has cleared what was kept because the session has ended. */
export function hasKeptPosition(
  storage: KeyValueStore,
  userId: number | undefined,
  documentId: number,
): boolean {
  return storage.get(keyOf(userId, documentId)) !== undefined;
}

/** Where a user left a document; undefined when it is not known or cannot be read. */
export function keptPosition(
  storage: KeyValueStore,
  userId: number | undefined,
  documentId: number,
): ViewPosition | undefined {
  const kept = storage.get(keyOf(userId, documentId));
  if (kept === undefined) return undefined;
  try {
    return parsePosition(JSON.parse(kept));
  } catch {
    return undefined;
  }
}

/** No document has more pages, and no page so many units: what says so was not kept by us. */
const LARGEST = 1_000_000;

function parsePosition(value: unknown): ViewPosition | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields: Readonly<Record<string, unknown>> = { ...value };
  const page = numberAt(fields, 'page');
  const scale = zoomFrom(fields['scale']);
  if (page === undefined || page < 0 || scale === undefined) return undefined;
  return {
    page: Math.floor(page),
    top: numberAt(fields, 'top') ?? 0,
    left: numberAt(fields, 'left') ?? 0,
    scale,
    rotation: ([0, 90, 180, 270] as const).find((turn: Rotation) => turn === fields['rotation']) ?? 0,
  };
}

function numberAt(fields: Readonly<Record<string, unknown>>, name: string): number | undefined {
  const value = fields[name];
  return typeof value === 'number' && Math.abs(value) <= LARGEST ? value : undefined;
}

function zoomFrom(value: unknown): ZoomScale | undefined {
  if (value === 'fit-width' || value === 'fit-page') return value;
  return typeof value === 'number' && value >= 0.1 && value <= 40 ? value : undefined;
}
