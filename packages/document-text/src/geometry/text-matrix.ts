/** A matrix as PDF writes it: x' = a x + c y + e, y' = b x + d y + f (ISO 32000-1, 8.3.3). */
export type Six = ArrayLike<number> & {
  readonly 0: number;
  readonly 1: number;
  readonly 2: number;
  readonly 3: number;
  readonly 4: number;
  readonly 5: number;
};

/** The matrix that changes nothing. */
export const IDENTITY: Six = [1, 0, 0, 1, 0, 0];

/** The matrix that applies `inner` first and then `outer`. */
export function multiply(outer: Six, inner: Six): Six {
  return [
    outer[0] * inner[0] + outer[2] * inner[1],
    outer[1] * inner[0] + outer[3] * inner[1],
    outer[0] * inner[2] + outer[2] * inner[3],
    outer[1] * inner[2] + outer[3] * inner[3],
    outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
    outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
  ];
}

/** Whether a value is a row (plain or typed) of at least `count` finite numbers. */
export function isNumbers(value: unknown, count: 6): value is Six {
  if (!Array.isArray(value) && !(value instanceof Float32Array) && !(value instanceof Float64Array))
    return false;
  if (value.length < count) return false;
  for (let index = 0; index < count; index += 1) if (!Number.isFinite(value[index])) return false;
  return true;
}
