import { createHash } from 'node:crypto';

import type { Schema } from '../../storage';

/** Rows of a crash run: every transaction puts one `entries` row and its `twins` row, and appends one event. */
export type CrashTables = {
  entries: { readonly id: number; readonly body: string };
  twins: { readonly id: number; readonly sum: string };
};

/** Both partitions a crash run writes to have this shape. */
export const crashSchema: Schema<CrashTables> = { tables: ['entries', 'twins'], indexes: {} };

/** What a crash run encrypts its files with, as a server does. */
export const CRASH_SECRET = 'crash';

/** The Codes of a crash run. Accounts count as number 0. */
export const CRASH_CODES = [1, 2] as const;

/** The body that the row of that number must have, 30 to 600 characters long. */
export function bodyOf(id: number): string {
  return sumOf(String(id))
    .repeat(1 + (id % 10))
    .slice(0, 30 + ((id * 7) % 571));
}

/** A short checksum. */
export function sumOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
