/** The part of the package `hyphen` that is used here; it ships no types. */
declare module 'hyphen/en-gb' {
  const hyphenation: {
    hyphenateSync(text: string, options?: { minWordLength?: number; hyphenChar?: string }): string;
  };
  export default hyphenation;
}
