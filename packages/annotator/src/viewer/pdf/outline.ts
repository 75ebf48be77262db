import type { OutlineEntry } from '../../core/ports/document-viewer';
import { resolveDestination, type Destination, type DestinationSource } from './destination';

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
/** Characters of a title; what is longer is no title. */
const LONGEST_TITLE = 500;
/** Targets resolved at a time: few, so that pages to be drawn need not wait behind thousands of entries. */
const AT_A_TIME = 8;

/** Reads the outline of a document with every target resolved; an empty list where there is none. */
export async function readOutline(source: OutlineSource): Promise<readonly OutlineEntry[]> {
  const found = (await source.pdf.getOutline()) ?? [];
  const targets = await resolveAll(targetsOf(found, 0), source);
  return entriesOf(found, targets, 0);
}

/** Every different target of an outline. Entries may share one. */
function targetsOf(items: readonly PdfOutlineItem[], depth: number): readonly unknown[] {
  if (depth >= DEEPEST) return [];
  return items.flatMap(({ dest, items: below }) => [dest, ...targetsOf(below, depth + 1)]);
}

async function resolveAll(
  targets: readonly unknown[],
  source: DestinationSource,
): Promise<ReadonlyMap<unknown, Destination | undefined>> {
  const resolved = new Map<unknown, Destination | undefined>();
  const waiting = new Set(targets).values();
  const work = async (): Promise<void> => {
    // One iterator for all workers: each takes the next that nobody has.
    for (const target of waiting)
      resolved.set(target, await resolveDestination(source, target).catch(() => undefined));
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return resolved;
}

function entriesOf(
  items: readonly PdfOutlineItem[],
  targets: ReadonlyMap<unknown, Destination | undefined>,
  depth: number,
): readonly OutlineEntry[] {
  if (depth >= DEEPEST) return [];
  return items.map(({ title, dest, items: below }) => {
    const target = targets.get(dest);
    return {
      title: readable(title),
      page: target?.page,
      top: target?.point?.y,
      children: entriesOf(below, targets, depth + 1),
    };
  });
}

/**
 * A title on one line. The German federal laws (gesetze-im-internet.de) join number and name, as in "§ 1Beginn" and "§ 312aPflichten",
 * what no reader would take for one word.
 */
function readable(title: string): string {
  return title
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/(\d[a-z]?)(?=\p{Lu}\p{Ll})/gu, '$1 ')
    .trim()
    .slice(0, LONGEST_TITLE);
}
