import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Stands in files of the built app for the address at which people reach the server. */
const ADDRESS = '%PUBLIC_URL%';

/** A file of the built app in which the server's address stands. */
export interface AddressedPage {
  readonly text: string;
  /** What a content security policy says of the style sheets that stand in the page itself: `'sha256-…'`. */
  readonly styles: readonly string[];
}

/** Gives such files by their names, undefined where one was not built; each is kept in memory until it is built anew. */
export function createAddressedPages(
  directory: string,
  publicUrl: () => string,
): (name: string) => AddressedPage | undefined {
  const kept = new Map<string, { readonly builtAt: number; readonly page: AddressedPage }>();
  return (name) => {
    const file = join(directory, name);
    const builtAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (builtAt === undefined) return undefined;
    const known = kept.get(name);
    if (known?.builtAt === builtAt) return known.page;
    const text = readFileSync(file, 'utf8').replaceAll(ADDRESS, () => publicUrl());
    const page = { text, styles: stylesIn(text) };
    kept.set(name, { builtAt, page });
    return page;
  };
}

function stylesIn(text: string): readonly string[] {
  const sheets = [...text.matchAll(/<style>([^<]*)<\/style>/g)];
  return sheets.map(([, sheet = '']) => `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`);
}
