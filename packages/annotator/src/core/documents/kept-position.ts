import type { Rotation, ViewPosition, ZoomScale } from '../ports/document-viewer';
import type { KeyValueStore } from '../ports/environment';
import type { ReadPassage } from '../places/read-passage';
import { POSITION_KEY_PREFIX } from './kept-keys';

/** Where a user left a document, and what of it they read there where that is known. */
export interface KeptPosition extends ViewPosition {
  readonly reading?: KeptReading | undefined;
}

const keyOf = (userId: number | undefined, documentId: number): string =>
  `${POSITION_KEY_PREFIX}${userId ?? 0}.${documentId}`;

/** What was read where a user left a document, so that it is found again when that has another Version by then. */
export interface KeptReading {
  readonly version: number;
  /** How far down the whole text it is, from 0 to 1. */
  readonly share: number;
  readonly passage: ReadPassage;
}

/** Articles before the one that was read that are kept: the nearest of them that another Version has is shown where it has not got that one. */
const KEPT_UNITS = 12;

/** Keeps where a user left a document. */
export function keepPosition(
  storage: KeyValueStore,
  userId: number | undefined,
  documentId: number,
  { page, top, left, scale, rotation, reading }: KeptPosition,
): void {
  const { version, share, passage } = reading ?? {};
  const read = passage && {
    version,
    share,
    passage: { ...passage, units: passage.units.slice(0, KEPT_UNITS) },
  };
  const kept = { page, top, left, scale, rotation, ...(read && { reading: read }) };
  storage.set(keyOf(userId, documentId), JSON.stringify(kept));
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
): KeptPosition | undefined {
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

function parsePosition(value: unknown): KeptPosition | undefined {
  const fields = fieldsOf(value);
  const page = numberAt(fields, 'page');
  const scale = zoomFrom(fields['scale']);
  const reading = parseReading(fields['reading']);
  if (page === undefined || page < 0 || scale === undefined) return undefined;
  return {
    page: Math.floor(page),
    top: numberAt(fields, 'top') ?? 0,
    left: numberAt(fields, 'left') ?? 0,
    scale,
    rotation: ([0, 90, 180, 270] as const).find((turn: Rotation) => turn === fields['rotation']) ?? 0,
    ...(reading && { reading }),
  };
}

function parseReading(value: unknown): KeptReading | undefined {
  const fields = fieldsOf(value);
  const passage = fieldsOf(fields['passage']);
  const [version, share] = [numberAt(fields, 'version'), numberAt(fields, 'share')];
  const { label, part, units } = passage;
  if (version === undefined || share === undefined || typeof label !== 'string') return undefined;
  const keys = Array.isArray(units) ? units.filter((unit) => typeof unit === 'string') : [];
  return {
    version,
    share,
    passage: { label, part: typeof part === 'string' ? part : undefined, units: keys },
  };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function numberAt(fields: Readonly<Record<string, unknown>>, name: string): number | undefined {
  const value = fields[name];
  return typeof value === 'number' && Math.abs(value) <= LARGEST ? value : undefined;
}

function zoomFrom(value: unknown): ZoomScale | undefined {
  if (value === 'fit-width' || value === 'fit-page') return value;
  return typeof value === 'number' && value >= 0.1 && value <= 40 ? value : undefined;
}
