import type { DropItem } from 'react-aria-components';

/** The files among what was dropped, and the PDFs in folders among it, however deep. */
export async function filesIn(items: Iterable<DropItem> | AsyncIterable<DropItem>): Promise<File[]> {
  const files: File[] = [];
  for await (const item of items) {
    if (item.kind === 'file') files.push(await item.getFile());
    if (item.kind !== 'directory') continue;
    const inside = await filesIn(item.getEntries());
    files.push(...inside.filter(({ name }) => /\.pdf$/i.test(name)));
  }
  return files;
}
