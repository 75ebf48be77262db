import { useState } from 'react';

/**
 * Of what a form changes, what has been changed elsewhere meanwhile: a field is among it while it reads otherwise here (`isChanged`) and is
 * stored otherwise than when the user began to change it. What is not being changed here follows by itself, and is not among it.
 */
export function useOvertaken<Fields extends object>(
  stored: Fields,
  isChanged: (field: keyof Fields) => boolean,
): Partial<Fields> {
  /** What was stored when the user began to change it. */
  const [begun, setBegun] = useState(stored);
  const changed = keysOf(stored).filter(isChanged);
  const next = { ...stored };
  for (const field of changed) next[field] = begun[field];
  if (!isSame(next, begun)) setBegun(next);
  const overtaken: Partial<Fields> = {};
  for (const field of changed) if (!isSame(begun[field], stored[field])) overtaken[field] = stored[field];
  return overtaken;
}

/** The names of the fields of something stored. */
export function keysOf<Fields extends object>(fields: Fields): (keyof Fields)[] {
  return Object.keys(fields) as (keyof Fields)[];
}

/** Whether two values that can be stored are the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
