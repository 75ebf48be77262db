/** Whether two lists have the same entries, or two objects the same values, each by `Object.is`. */
export function isShallowEqual(one: object, other: object): boolean {
  if (one === other) return true;
  const entries = Object.entries(one);
  const others = new Map<string, unknown>(Object.entries(other));
  return (
    entries.length === others.size &&
    entries.every(([key, value]) => others.has(key) && Object.is(value, others.get(key)))
  );
}
