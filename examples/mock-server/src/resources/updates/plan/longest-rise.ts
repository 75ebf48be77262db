/** The places of a longest rising subsequence of numbers: what need not be moved to put them in order. Quadratic; for lists of documents. */
export function longestRise(numbers: readonly number[]): ReadonlySet<number> {
  const length: number[] = [];
  const before: number[] = [];
  let best = -1;
  numbers.forEach((number, place) => {
    length[place] = 1;
    before[place] = -1;
    for (let earlier = 0; earlier < place; earlier += 1) {
      if ((numbers[earlier] ?? 0) >= number || (length[earlier] ?? 0) < (length[place] ?? 0)) continue;
      length[place] = (length[earlier] ?? 0) + 1;
      before[place] = earlier;
    }
    if (best < 0 || (length[place] ?? 0) > (length[best] ?? 0)) best = place;
  });
  const kept = new Set<number>();
  for (let place = best; place >= 0; place = before[place] ?? -1) kept.add(place);
  return kept;
}
