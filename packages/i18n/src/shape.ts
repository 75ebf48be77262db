/** The same keys as `T`, with any texts: what a translation has to provide. */
export type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };
