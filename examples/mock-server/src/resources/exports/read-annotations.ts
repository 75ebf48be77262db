import type { LegendEntry } from '@glossator/client-sdk/contract';
import { compareRanges, type DocumentStructure } from '@glossator/document-text';
import type { MemberCall } from '../../calls/call';
import { readNames, type NameOf } from '../../people/names';
import { missing } from '../../permissions/find-entity';
import { ProblemError } from '../../problems/problem-error';
import type { VersionRow } from '../../tables/documents';
import type { SelectionRow } from '../../tables/selections';
import { toLegend } from '../colors/legend';
import { readDocuments, type FullDocument } from '../documents/store/view';
import type { TextStore } from '../documents/text/text-store';
import { groupContents } from '../selections/contents';
import type { SelectionContents } from '../selections/view';

/** Which annotations are wanted. */
export interface WantedAnnotations {
  readonly documentId?: number | undefined;
  readonly onlyOwn?: boolean | undefined;
  readonly withPrivate?: boolean | undefined;
}

/** A text in which annotations stand, and what it is cited by. */
export interface AnnotatedText {
  readonly document: FullDocument['document'];
  readonly version: VersionRow;
  readonly structure: DocumentStructure | undefined;
  /** What its pages are called, where that is printed. */
  readonly labels: readonly (string | undefined)[];
}

/** An annotation with what is on it, and the text that its place is in. */
export interface FoundAnnotation extends SelectionContents {
  readonly row: SelectionRow;
  /** That of the current Version, or of an old one where there is no place in the current one. */
  readonly text: AnnotatedText;
  readonly isLost: boolean;
}

/** The annotations of a Code that are wanted, in the order of its documents and of their text. */
export interface FoundAnnotations {
  readonly texts: readonly AnnotatedText[];
  readonly annotations: readonly FoundAnnotation[];
  readonly legend: readonly LegendEntry[];
  readonly nameOf: NameOf;
}

/**
 * Reads the annotations that a caller wants of those they may see: what others keep private is never among them, what is private of their own
 * only where it is wanted. Throws NOT_FOUND where the document is none of the Code's.
 */
export async function readAnnotations(
  wanted: WantedAnnotations,
  { partition, accounts, user, visit }: MemberCall,
  texts: Pick<TextStore, 'structure' | 'pages'>,
): Promise<FoundAnnotations> {
  const { documents, selections, contents, versions, legend } = await partition.read(async (reader) => {
    const all = await readDocuments(reader);
    const some = all.filter(({ document: { id } }) => (wanted.documentId ?? id) === id);
    if (wanted.documentId !== undefined && some.length === 0) throw missing('document');
    return {
      documents: some,
      selections: await reader.list('selections'),
      contents: groupContents(await reader.list('comments'), await reader.list('attachments')),
      versions: new Map((await reader.list('versions')).map((version) => [version.id, version])),
      legend: toLegend(await reader.list('colors')),
    };
  });
  const isWanted = (row: SelectionRow): boolean =>
    (row.visibility !== 'private' || wanted.withPrivate === true) &&
    (row.createdBy === user.id || wanted.onlyOwn !== true);
  const known = new Map<string, Pick<AnnotatedText, 'structure' | 'labels'>>();
  const textOf = async (document: FullDocument['document'], version: VersionRow): Promise<AnnotatedText> => {
    const { uuid } = version;
    const read = known.get(uuid) ?? (await readText(uuid, texts, visit.signal));
    known.set(uuid, read);
    visit.signal?.throwIfAborted();
    return { document, version, ...read };
  };
  const wantedOf = Map.groupBy(selections.filter(isWanted), ({ documentId }) => documentId);
  const found: FoundAnnotation[] = [];
  const current: AnnotatedText[] = [];
  for (const { document, version } of documents) {
    const rows = (wantedOf.get(document.id) ?? []).toSorted(inText);
    // Recognizing a structure takes seconds: only where something is cited.
    const now = rows.length > 0 ? await textOf(document, version) : { document, version, ...UNREAD };
    current.push(now);
    for (const row of rows) {
      const old = row.status === 'failed' ? row.carried?.from : undefined;
      const oldVersion = old && versions.get(old.versionId);
      const text = oldVersion ? await textOf(document, oldVersion) : now;
      found.push({ row, text, isLost: row.status === 'failed', ...contents.of(row.id) });
    }
  }
  const people = [user.id, ...contents.people, ...found.map(({ row }) => row.createdBy)];
  const nameOf = await accounts.read((reader) => readNames(reader, people));
  return { texts: current, annotations: found, legend, nameOf };
}

const UNREAD: Pick<AnnotatedText, 'structure' | 'labels'> = { structure: undefined, labels: [] };

/** What a text is cited by; nothing where it cannot be read, which stays so. What only fails now is thrown: a document without citations would be kept. */
async function readText(
  uuid: string,
  texts: Pick<TextStore, 'structure' | 'pages'>,
  signal: AbortSignal | undefined,
): Promise<typeof UNREAD> {
  try {
    const structure = await texts.structure(uuid, signal);
    return { structure, labels: (await texts.pages(uuid, signal)).map(({ label }) => label) };
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'CONFLICT') return UNREAD;
    throw error;
  }
}

function inText(a: SelectionRow, b: SelectionRow): number {
  return compareRanges(a.range, b.range) || a.id - b.id;
}
