import { COVER_COLORS } from '@glossator/client-sdk/constants';
import type { CoverColor } from '@glossator/client-sdk/contract';

/** What stands under keys that start so goes when the session ends. */
export const DRAFT_KEY_PREFIX = 'glossator.draft.';

/** A Code in the making, as a tab remembers it over a reload. */
export interface KeptDraft {
  /** The draft on the server, as soon as there is one. */
  readonly id: number | undefined;
  readonly title: string;
  readonly cover: CoverColor;
  /** The documents that were uploaded, in the order they stood in. */
  readonly documentIds: readonly number[];
  /** What the files are called whose uploads a reload would cut off. */
  readonly arriving: readonly string[];
}

const keyOf = (userId: number): string => `${DRAFT_KEY_PREFIX}${userId}`;

/** The Code that a user was making in this tab; none where there was none, or where the browser forbids storage. */
export function readDraft(storage: Storage, userId: number): KeptDraft | undefined {
  try {
    return parseDraft(JSON.parse(storage.getItem(keyOf(userId)) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** Remembers the Code that a user makes in this tab; `undefined` forgets it. */
export function keepDraft(storage: Storage, userId: number, draft: KeptDraft | undefined): void {
  try {
    if (draft) storage.setItem(keyOf(userId), JSON.stringify(draft));
    else storage.removeItem(keyOf(userId));
  } catch {
    // A full or forbidden storage costs the way back after a reload; what is uploaded stays as a draft in the library.
  }
}

function parseDraft(value: unknown): KeptDraft | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, title, cover, documentIds, arriving }: Partial<Record<keyof KeptDraft, unknown>> = value;
  return {
    id: isId(id) ? id : undefined,
    title: typeof title === 'string' ? title : '',
    cover: COVER_COLORS.find((color) => color === cover) ?? 'color-1',
    documentIds: Array.isArray(documentIds) ? documentIds.filter(isId) : [],
    arriving: Array.isArray(arriving) ? arriving.filter((name) => typeof name === 'string') : [],
  };
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value);
}
