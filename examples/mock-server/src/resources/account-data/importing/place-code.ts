import type { DataImportIssue } from '@glossator/client-sdk/contract';
import type { ExportedAnnotations, ExportedDocument } from '@glossator/client-sdk/account-export';
import type { PageText } from '@glossator/document-text';
import { ProblemError } from '../../../problems/problem-error';
import type { TextStore } from '../../documents/text/text-store';
import { patiently, type AdmittedFile, type TakenFiles } from './admit-files';
import { placeSelections, type Placement } from './place-selections';
import { versionKey, type ReadCode } from './read-code';
import type { PlacedVersion } from './archived-marks';
import type { PlacedDocument } from './write-code';

/** A Code whose Selections have their places, and what has none. */
export interface PlacedParts {
  readonly documents: readonly PlacedDocument[];
  readonly archived: readonly PlacedVersion[];
  readonly issues: readonly DataImportIssue[];
}

/** Finds the places of everything in a Code in the texts of its files. */
export async function placeCode(
  code: ReadCode,
  files: TakenFiles,
  texts: Pick<TextStore, 'pages'>,
  signal: AbortSignal,
): Promise<PlacedParts> {
  const lost = { otherText: 0, overlap: 0 };
  async function place(selections: ExportedAnnotations['selections'], file: AdmittedFile | undefined) {
    const pages = file && (await textOf(file.uuid, texts, signal));
    const found: Placement = await placeSelections(selections, pages, file?.pages ?? 0);
    lost.otherText += found.otherText;
    lost.overlap += found.overlapping;
    return found.placed;
  }

  const pagesOf = Map.groupBy(code.pages, ({ documentId }) => documentId);
  const documents: PlacedDocument[] = [];
  for (const document of code.documents) {
    const pages = pagesOf.get(document.id) ?? [];
    const file = files.versions.get(versionKey(document.id, shownVersion(document)));
    const bookmarks = pages.flatMap((page) => page.bookmarks);
    const kept = bookmarks.filter(({ page }) => page < (file?.pages ?? 0));
    lost.otherText += bookmarks.length - kept.length;
    documents.push({
      document,
      selections: await place(
        pages.flatMap((page) => page.selections),
        file,
      ),
      bookmarks: kept,
      notes: pages.flatMap((page) => page.notes),
    });
  }
  const archived: PlacedVersion[] = [];
  const versions = Map.groupBy(code.archived, ({ documentId, version = 0 }) =>
    versionKey(documentId, version),
  );
  for (const [key, pages] of versions) {
    const [first] = pages;
    if (!first) continue;
    const { documentId, version = 0 } = first;
    const all = pages.flatMap(({ selections }) => selections);
    archived.push({ documentId, version, selections: await place(all, files.versions.get(key)) });
  }
  const issues = (['otherText', 'overlap'] as const).flatMap((issue) =>
    lost[issue] > 0 ? [{ issue, count: lost[issue] }] : [],
  );
  return { documents, archived, issues };
}

/** The number of the Version that a document shows: its current one, or the last one of a deleted document. */
function shownVersion({ versions }: ExportedDocument): number {
  const there = versions.filter(({ status }) => status !== 'pending').toSorted((a, b) => b.number - a.number);
  return (there.find(({ status }) => status === 'current') ?? there[0])?.number ?? 0;
}

/** The text of a file; undefined where it cannot be read. */
async function textOf(
  uuid: string,
  texts: Pick<TextStore, 'pages'>,
  signal: AbortSignal,
): Promise<readonly PageText[] | undefined> {
  try {
    return await patiently(signal, () => texts.pages(uuid, signal));
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'CONFLICT') return undefined;
    throw error;
  }
}
