/** Works through items, at most so many at a time, in their order. */
export async function forEachOf<Item>(
  items: Iterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const iterator = items[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = iterator.next(); next.done !== true; next = iterator.next()) await work(next.value);
    }),
  );
}

/** The numbers from 0 up to `count`, exclusive. */
export function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
