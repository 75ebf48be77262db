/** Whether so many words from a place of each text on are the same. */
export function areSameWords(
  oldIds: Int32Array,
  old: number,
  newIds: Int32Array,
  next: number,
  length: number,
): boolean {
  for (let word = 0; word < length; word += 1) if (oldIds[old + word] !== newIds[next + word]) return false;
  return true;
}
