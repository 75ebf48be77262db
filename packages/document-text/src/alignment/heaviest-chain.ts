/** An equal span of both texts: `length` words from `old` in the old text and from `next` in the new one. */
export interface EqualSpan {
  readonly old: number;
  readonly next: number;
  readonly length: number;
}

/**
 * The spans, given in the order of the old text, of the chain that increases in both texts and weighs most: dynamic programming
 * with a Fenwick tree over the new positions, O(n log n) (M. I. Abouelhoda and E. Ohlebusch, "Chaining algorithms for multiple genome comparison", 2005).
 */
export function heaviestChain<T extends EqualSpan>(
  spans: readonly T[],
  weightOf: (span: T) => number = ({ length }) => length,
): T[] {
  const count = spans.length;
  const byNew = Array.from({ length: count }, (_, index) => index).sort(
    (a, b) => (spans[a]?.next ?? 0) - (spans[b]?.next ?? 0),
  );
  const rank = new Int32Array(count);
  byNew.forEach((index, position) => (rank[index] = position));
  const weight = new Float64Array(count);
  const before = new Int32Array(count).fill(-1);
  const tree = new Int32Array(count + 1).fill(-1);
  const heavier = (a: number, b: number): number =>
    b < 0 || (a >= 0 && (weight[a] ?? 0) >= (weight[b] ?? 0)) ? a : b;
  let last = -1;
  spans.forEach((span, index) => {
    let best = -1;
    for (let node = rank[index] ?? 0; node > 0; node -= node & -node) best = heavier(best, tree[node] ?? -1);
    before[index] = best;
    weight[index] = weightOf(span) + (best >= 0 ? (weight[best] ?? 0) : 0);
    for (let node = (rank[index] ?? 0) + 1; node <= count; node += node & -node)
      tree[node] = heavier(tree[node] ?? -1, index);
    last = heavier(last, index);
  });
  const chain: T[] = [];
  for (let index = last; index >= 0; index = before[index] ?? -1) {
    const span = spans[index];
    if (span) chain.push(span);
  }
  return chain.reverse();
}
