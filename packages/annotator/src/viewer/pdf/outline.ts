import type { OutlineEntry } from '../../core/ports/document-viewer';
import { resolveDestination, type DestinationSource } from './destination';

/** One entry as pdf.js has it. */
export interface PdfOutlineItem {
  readonly title: string;
  readonly dest: unknown;
  readonly items: readonly PdfOutlineItem[];
}

/** What an outline is read from; pdf.js answers null where there is none. */
export interface OutlineSource extends DestinationSource {
  readonly pdf: DestinationSource['pdf'] & { getOutline(): Promise<readonly PdfOutlineItem[] | null> };
}

/** Entries deeper than this are left out: no law has them, and damaged files nest without end. */
const DEEPEST = 32;

/** Reads the outline of a document with every target resolved; an empty list where there is none. */
export async function readOutline(source: OutlineSource): Promise<readonly OutlineEntry[]> {
  const found = await source.pdf.getOutline();
  return entriesOf(found ?? [], source, 0);
}

async function entriesOf(
  items: readonly PdfOutlineItem[],
  source: DestinationSource,
  depth: number,
): Promise<readonly OutlineEntry[]> {
  if (depth >= DEEPEST) return [];
  return Promise.all(
    items.map(async (item) => {
      const [target, children] = await Promise.all([
        resolveDestination(source, item.dest),
        entriesOf(item.items, source, depth + 1),
      ]);
      return { title: item.title.trim(), page: target?.page, top: target?.point?.y, children };
    }),
  );
}
