/** The same keys as `T`, with any words: what a translation has to fill in. */
export type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };
