/** Freezes a JSON value with everything in it and gives it back. */
export function freezeJson<V>(value: V): V {
  if (typeof value !== 'object' || value === null) return value;
  for (const inner of Object.values(value)) {
    if (typeof inner === 'object' && inner !== null) freezeJson(inner);
  }
  return Object.freeze(value);
}
