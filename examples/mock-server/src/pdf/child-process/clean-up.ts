/** Pages after which what pdf.js keeps for those to come is thrown away: neighbors share their fonts, and laws have few. */
const CLEAN_UP_EVERY = 64;
/** Bytes by which the process may grow before that is done earlier: pages can have fonts and forms of their own. */
const CLEAN_UP_GROWTH = 48 * 2 ** 20;

/**
 * Makes what is called between two pages of a document that is read to its end. Without it a file of 3,000 pages with a font each took all
 * memory it was given. `usedBytes` is what the process holds.
 */
export function createCleanUp(
  pdf: { readonly cleanup: () => Promise<unknown> },
  usedBytes: () => number,
): () => Promise<void> {
  let pages = 0;
  let before = usedBytes();
  return async () => {
    pages += 1;
    if (pages < CLEAN_UP_EVERY && usedBytes() - before < CLEAN_UP_GROWTH) return;
    await pdf.cleanup();
    pages = 0;
    before = usedBytes();
  };
}
