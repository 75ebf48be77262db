import type { ImportReport, PdfAnnotations } from '@glossator/client-sdk/contract';
import type { FoundAnnotation } from '../../pdf/found-annotation';
import { isMarkKind, type ImportPlan } from './plan-import';
import type { Thread } from './threads';

/** Entries of a list of a report, and letters of what each says. */
const MOST = { entries: 500, letters: 500 };

/** Tells of a plan that was carried out. */
export function reportOf(plan: ImportPlan, importId: number | undefined): ImportReport {
  const { imported, merged, known, unplaced } = plan;
  return {
    ...(importId !== undefined && { importId }),
    imported: imported.length,
    merged: merged.length,
    known: known.length,
    unplaced: unplaced.length,
    comments: commentsOf(plan),
    mergedList: merged.slice(0, MOST.entries).map(entryOf),
    unplacedList: unplaced
      .slice(0, MOST.entries)
      .map(({ thread, problem }) => ({ ...entryOf(thread), problem })),
  };
}

function commentsOf({ marks, additions }: ImportPlan): number {
  return [...marks.map(({ remarks }) => remarks), ...additions.values()].reduce(
    (sum, { length }) => sum + length,
    0,
  );
}

function entryOf({
  annotation: { page, kind, author, text },
  replies,
}: Thread): ImportReport['mergedList'][number] {
  // What somebody wrote must not be lost with a mark that has no place.
  const words = [text, ...replies.map((reply) => reply.annotation.text)]
    .filter((each) => each !== '')
    .join('\n');
  const cut = words.length > MOST.letters ? `${words.slice(0, MOST.letters - 1)}…` : words;
  return { page, kind, ...(author !== undefined && { author }), text: cut };
}

/** Tells of a plan that is not carried out yet: how many annotations it is for, whose they are and of which kinds. */
export function overviewOf(
  plan: ImportPlan,
  found: readonly FoundAnnotation[],
): Omit<PdfAnnotations, 'silent' | 'isCut' | 'lastImport'> {
  const { imported, merged, known, unplaced } = plan;
  const all = [...imported, ...merged, ...known, ...unplaced.map(({ thread }) => thread)];
  const kinds = new Map<FoundAnnotation['kind'], number>();
  const authors = new Map<string, number>();
  for (const { annotation } of all) {
    kinds.set(annotation.kind, (kinds.get(annotation.kind) ?? 0) + 1);
    if (annotation.author !== undefined)
      authors.set(annotation.author, (authors.get(annotation.author) ?? 0) + 1);
  }
  const newWords = new Set(plan.names);
  const grown = known.filter((thread) =>
    [`${thread.name}@${thread.annotation.updatedAt ?? ''}`, ...thread.replies.map(({ name }) => name)].some(
      (name) => newWords.has(name),
    ),
  );
  const byCount = <Entry extends { readonly count: number }>(a: Entry, b: Entry) => b.count - a.count;
  return {
    total: found.length === 0 ? 0 : all.length,
    fresh: imported.length + merged.length + grown.length,
    kinds: [...kinds].map(([kind, count]) => ({ kind, count })).sort(byCount),
    authors: [...authors]
      .map(([name, count]) => ({ name, count }))
      .sort(byCount)
      .slice(0, 20),
    replaced: replacedBy(known),
  };
}

/** Marks and notes that Selections stand for; typed text, drawings and stamps are part of how the page looks. */
function replacedBy(known: readonly Thread[]): PdfAnnotations['replaced'] {
  const pages = new Map<number, string[]>();
  for (const { annotation, ids } of known) {
    if (!isMarkKind(annotation.kind) && annotation.kind !== 'note') continue;
    for (const { page, id } of ids) {
      const own = pages.get(page);
      if (own) own.push(id);
      else pages.set(page, [id]);
    }
  }
  return [...pages].sort(([a], [b]) => a - b).map(([page, ids]) => ({ page, ids }));
}
