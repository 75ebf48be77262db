import { createHash } from 'node:crypto';

const SUBSET_TAG = /\b([A-Z]{6})(?=\+SourceSerif4)/g;
const FILE_ID = /(\/ID\s*\[\s*<)([0-9A-Fa-f]{32})(>\s*<)([0-9A-Fa-f]{32})(>)/g;

/**
 * Replaces what the writer draws at random, the tags of the font subsets and the file identifier, by values that follow
 * from the content. Everything keeps its length, so the cross-reference table stays right.
 */
export function normalize(bytes: Uint8Array): Uint8Array {
  const tags = new Map<string, string>();
  const text = Buffer.from(bytes)
    .toString('latin1')
    .replace(SUBSET_TAG, (tag) => {
      const known = tags.get(tag) ?? `GLOSS${String.fromCharCode(65 + tags.size)}`;
      tags.set(tag, known);
      return known;
    })
    .replace(FILE_ID, (_, open: string, _first, between: string, _second, close: string) => {
      const zeros = '0'.repeat(32);
      return open + zeros + between + zeros + close;
    });
  const digest = createHash('sha256').update(text, 'latin1').digest('hex').slice(0, 32);
  const result = Buffer.from(
    text.replace(FILE_ID, (_, open: string, _first, between: string, _second, close: string) => {
      return open + digest + between + digest + close;
    }),
    'latin1',
  );
  return new Uint8Array(result);
}
