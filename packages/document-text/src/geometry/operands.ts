/** A row of operands, plain or typed. */
export type Operands = ArrayLike<unknown> & Iterable<unknown>;

/** The operands of a value; none where it is no row of them. */
export function operandsOf(value: unknown): Operands {
  return Array.isArray(value) || value instanceof Float32Array || value instanceof Float64Array ? value : [];
}

/** A finite number; 0 where a value is none. */
export function numberOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}

/** The value of a key of an object; `undefined` where there is no such object. */
export function fieldOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
