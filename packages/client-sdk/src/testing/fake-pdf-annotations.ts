import type {
  ImportedFrom,
  ImportReport,
  PdfAnnotations,
  SelectionColor,
  TextSelection,
} from '../contract/index';
import type { FakeHandlers, FakeParts } from './fake-handlers';
import { overlaps, type SelectionRange } from './fake-ranges';
import { selectionsOf, stampsOf } from './fake-state';
import type { FakeState, FakeUser } from './fake-state';
import { showDocument } from './fake-views';
import { refusal } from './refusal';

/** An annotation of a PDF as it is given to the fake api: its kind, the text it marks, and its comment. Without `place` it has none. */
export interface FakePdfAnnotation {
  readonly id: string;
  readonly from: ImportedFrom;
  readonly page: number;
  readonly text: string;
  readonly place?: SelectionRange & { readonly quote: string; readonly color: SelectionColor };
}

/** Reads the annotations of a PDF. */
export type ReadPdfAnnotations = (
  content: Uint8Array<ArrayBuffer>,
) => readonly FakePdfAnnotation[] | Promise<readonly FakePdfAnnotation[]>;

interface FakeImport {
  readonly id: number;
  readonly documentId: number;
  readonly user: FakeUser;
  readonly at: string;
  readonly selections: readonly number[];
}

/** Calls under `/documents/{id}/pdf-annotations`. Without `read` no PDF has any. */
export function createPdfAnnotationHandlers({ state, emit }: FakeParts, read: ReadPdfAnnotations = () => []) {
  const imports = new Map<number, FakeImport>();

  const annotationsOf = async (documentId: number, uuid?: string) => {
    const document = state.documents.get(documentId);
    const wanted = uuid ?? document?.uuid;
    const content = [...state.uploads.values()].find((upload) => upload.uuid === wanted)?.content;
    if (!document) throw refusal('NOT_FOUND');
    if (!content) throw refusal('FILE_NOT_UPLOADED');
    const known = new Set(
      selectionsOf(state, documentId)
        .flatMap((selection) => [selection, ...selection.data.filter((entry) => entry.type === 'comment')])
        .map(({ importedFrom }) => importedFrom?.name),
    );
    return (await read(content)).map((annotation) => ({
      ...annotation,
      isKnown: known.has(annotation.from.name),
    }));
  };
  const announce = (documentId: number, clientId: string | undefined) => {
    const document = state.documents.get(documentId);
    if (!document) return;
    const changed = { ...document, importedAt: state.moment() };
    state.documents.set(documentId, changed);
    emit(document.codeId, 'DOCUMENT/UPDATE', showDocument(state, changed), clientId);
  };

  return {
    pdfAnnotations: async ({ input: { id } }) => {
      const all = await annotationsOf(id);
      const last = [...imports.values()].findLast(({ documentId }) => documentId === id);
      const { profile } = last?.user ?? {};
      const name = profile ? `${profile.firstName} ${profile.lastName}` : '';
      const overview: PdfAnnotations = {
        total: all.length,
        fresh: all.filter(({ isKnown, place }) => !isKnown && place).length,
        silent: 0,
        isCut: false,
        kinds: counted(all.map(({ from }) => from.kind)).map(([kind, count]) => ({ kind, count })),
        authors: counted(all.flatMap(({ from }) => from.author ?? [])).map(([author, count]) => ({
          name: author,
          count,
        })),
        replaced: all.flatMap(({ isKnown, page, id: own }) => (isKnown ? [{ page, ids: [own] }] : [])),
        ...(last &&
          profile && {
            lastImport: {
              id: last.id,
              at: last.at,
              by: { id: profile.id, name },
              selections: last.selections.length,
              comments: 0,
            },
          }),
      };
      return overview;
    },
    importAnnotations: async ({ input: { id, uuid }, user, clientId }) => {
      const all = await annotationsOf(id, uuid);
      const report = { imported: 0, merged: 0, known: 0, unplaced: 0, comments: 0 };
      const lists: Pick<ImportReport, 'mergedList' | 'unplacedList'> = { mergedList: [], unplacedList: [] };
      const made: number[] = [];
      for (const { from, page, text, place, isKnown } of all) {
        const { kind, author } = from;
        const entry = { page, kind, ...(author !== undefined && { author }), text };
        const published = selectionsOf(state, id).filter(({ visibility }) => visibility !== 'private');
        const other = place && published.find((selection) => overlaps(selection, place));
        if (isKnown) report.known += 1;
        else if (!place) lists.unplacedList.push({ ...entry, problem: 'notOnText' });
        else if (other) lists.mergedList.push(entry);
        else made.push(plant(state, { id, user, from, text, place }));
        if (!isKnown && place && text !== '') report.comments += 1;
        if (!isKnown && other && text !== '') addComment(state, other, { user, from, text });
      }
      report.imported = made.length;
      report.merged = lists.mergedList.length;
      report.unplaced = lists.unplacedList.length;
      if (report.imported + report.merged === 0) return { ...report, ...lists };
      const importId = state.nextId('import');
      imports.set(importId, { id: importId, documentId: id, user, at: state.moment(), selections: made });
      announce(id, clientId);
      return { importId, ...report, ...lists };
    },
    undoImport: ({ input: { id, importId }, user, clientId }) => {
      const done = imports.get(importId);
      if (done?.documentId !== id) throw refusal('NOT_FOUND');
      if (done.user !== user) throw refusal('FORBIDDEN');
      for (const selection of done.selections) state.selections.delete(selection);
      imports.delete(importId);
      announce(id, clientId);
      return { removed: done.selections.length, kept: 0 };
    },
  } satisfies FakeHandlers['documents'];
}

function counted<Value>(values: readonly Value[]): (readonly [Value, number])[] {
  return [...new Set(values)].map((value) => [value, values.filter((other) => other === value).length]);
}

interface Words {
  readonly user: FakeUser;
  readonly from: ImportedFrom;
  readonly text: string;
}

function plant(
  state: FakeState,
  {
    id: documentId,
    place,
    ...words
  }: Words & { readonly id: number; readonly place: NonNullable<FakePdfAnnotation['place']> },
): number {
  const { quote, color, ...range } = place;
  const selection: TextSelection = {
    id: state.nextId('selection'),
    documentId,
    text: quote,
    color,
    ...range,
    isBookmark: false,
    isAnnotation: false,
    data: [],
    status: 'success',
    importedFrom: words.from,
    ...stampsOf(state, words.user),
  };
  state.selections.set(selection.id, selection);
  if (words.text !== '') addComment(state, selection, words);
  return selection.id;
}

function addComment(state: FakeState, selection: TextSelection, { user, from, text }: Words): void {
  const id = state.nextId('comment');
  const stamps = stampsOf(state, user);
  const comment = {
    id,
    selectionId: selection.id,
    type: 'comment' as const,
    text,
    importedFrom: from,
    ...stamps,
  };
  state.selections.set(selection.id, {
    ...selection,
    data: [...selection.data, comment],
    isAnnotation: true,
  });
}
