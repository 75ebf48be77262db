/** One answer: what is known of it, each from about 0 to 1, and whether its place was right. */
export interface Example {
  readonly features: readonly number[];
  readonly isRight: boolean;
}

/** Keeps weights small where there is little to learn from. */
const RIDGE = 0.5;
const ROUNDS = 40;

/** The probability that weights give to features; the first weight is for none of them. */
export function probabilityOf(weights: readonly number[], features: readonly number[]): number {
  let sum = weights[0] ?? 0;
  features.forEach((value, at) => (sum += value * (weights[at + 1] ?? 0)));
  return 1 / (1 + Math.exp(-sum));
}

/** Logistic regression by Newton's method: the weights of the features, after one for none. Deterministic. */
export function fitLogistic(examples: readonly Example[]): number[] {
  const size = (examples[0]?.features.length ?? 0) + 1;
  const weights = Array.from({ length: size }, () => 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const gradient = weights.map((weight, at) => (at === 0 ? 0 : -RIDGE * weight));
    const curvature = weights.map((_, row) =>
      weights.map((__, column): number => (row === column ? (row === 0 ? 1e-6 : RIDGE) : 0)),
    );
    for (const { features, isRight } of examples) {
      const values = [1, ...features];
      const probability = probabilityOf(weights, features);
      const error = (isRight ? 1 : 0) - probability;
      const slope = probability * (1 - probability);
      for (let row = 0; row < size; row += 1) {
        const value = values[row] ?? 0;
        gradient[row] = (gradient[row] ?? 0) + error * value;
        const line = curvature[row];
        if (line)
          for (let column = 0; column < size; column += 1)
            line[column] = (line[column] ?? 0) + slope * value * (values[column] ?? 0);
      }
    }
    const step = solved(curvature, gradient);
    step.forEach((by, at) => (weights[at] = (weights[at] ?? 0) + by));
    if (Math.max(...step.map(Math.abs)) < 1e-9) break;
  }
  return weights;
}

/** The solution of a system of linear equations (Gaussian elimination with pivots). */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((line, at) => [...line, right[at] ?? 0]);
  const size = rows.length;
  for (let column = 0; column < size; column += 1) {
    let pivot = column;
    for (let row = column + 1; row < size; row += 1)
      if (Math.abs(rows[row]?.[column] ?? 0) > Math.abs(rows[pivot]?.[column] ?? 0)) pivot = row;
    const [one, other] = [rows[column], rows[pivot]];
    if (!one || !other) continue;
    rows[column] = other;
    rows[pivot] = one;
    for (let row = 0; row < size; row += 1) {
      const line = rows[row];
      if (row === column || !line) continue;
      const times = (line[column] ?? 0) / (other[column] ?? 1);
      for (let at = column; at <= size; at += 1) line[at] = (line[at] ?? 0) - times * (other[at] ?? 0);
    }
  }
  return rows.map((line, at) => (line[size] ?? 0) / (line[at] ?? 1));
}
