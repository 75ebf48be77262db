import { compareBookmarks, compareNotes } from '../contract/index';
import type { SearchHit, TextSelection } from '../contract/index';
import { removeDocument, touchCode } from './fake-codes';
import { pageOf } from './fake-handlers';
import { mayUserSee } from './fake-private';
import type { FakeHandlers, FakeParts } from './fake-handlers';
import { compareStarts } from './fake-ranges';
import { documentsOf, selectionsOf, stampsOf } from './fake-state';
import type { FakeCode, FakeDocument, FakeState, FakeUpload, FakeUser } from './fake-state';
import { showDocument } from './fake-views';
import type { InspectPdf } from './inspect-pdf';
import { refusal } from './refusal';

/** Finds a text in a PDF, in reading order, without regard to accents and line breaks, and to case unless that is requested. */
export type SearchText = (
  content: Uint8Array<ArrayBuffer>,
  text: string,
  options: { readonly wholeWord: boolean; readonly caseSensitive: boolean },
) => readonly SearchHit[] | Promise<readonly SearchHit[]>;

/** Writes Selections with their comments into a PDF, whose own bytes stay at its beginning. */
export type AnnotatePdf = (
  content: Uint8Array<ArrayBuffer>,
  selections: readonly TextSelection[],
) => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>;

/** The upload with a uuid, once its content has arrived. */
export function uploadOf(state: FakeState, uuid: string): FakeUpload | undefined {
  return [...state.uploads.values()].find((upload) => upload.uuid === uuid && upload.content);
}

function requireDocument(state: FakeState, id: number): FakeDocument {
  const document = state.documents.get(id);
  if (!document) throw refusal('NOT_FOUND');
  return document;
}

/** Numbers the documents of a Code from 0 in the given order; gives those whose number changed. */
function renumber(state: FakeState, documents: readonly FakeDocument[]): FakeDocument[] {
  return documents.flatMap((document, order) => {
    if (document.order === order) return [];
    const moved = { ...document, order };
    state.documents.set(document.id, moved);
    return [moved];
  });
}

/** Puts a PDF into a Code as its last document. */
export async function addDocument(
  state: FakeState,
  parts: {
    readonly code: FakeCode;
    readonly user: FakeUser;
    readonly title: string;
    readonly uuid: string;
    readonly inspectPdf: InspectPdf;
  },
): Promise<FakeDocument> {
  const { code, user, title, uuid } = parts;
  const upload = uploadOf(state, uuid);
  if (!upload?.content || upload.userId !== user.profile.id) throw refusal('FILE_NOT_UPLOADED');
  const { content, contentType } = upload;
  const inspection = contentType === 'application/pdf' ? await parts.inspectPdf(content) : undefined;
  if (inspection?.kind === 'locked') throw refusal('LOCKED_PDF');
  if (inspection?.kind !== 'valid') throw refusal('INVALID_PDF');
  const document: FakeDocument = {
    id: state.nextId('document'),
    codeId: code.id,
    title,
    order: documentsOf(state, code.id).length,
    size: content.length,
    uuid,
    pages: inspection.pages,
    ...stampsOf(state, user),
  };
  state.documents.set(document.id, document);
  touchCode(state, code);
  return document;
}

/** Calls under `/documents` (decisions.md section 5). Without `searchText`, searching is not served; without `annotatePdf`, only plain downloads are. */
export function createDocumentHandlers(
  { state, emit }: FakeParts,
  {
    inspectPdf,
    searchText,
    annotatePdf,
  }: {
    readonly inspectPdf: InspectPdf;
    readonly searchText?: SearchText | undefined;
    readonly annotatePdf?: AnnotatePdf | undefined;
  },
) {
  const announce = (documents: readonly FakeDocument[], clientId: string | undefined) => {
    for (const document of documents) {
      emit(document.codeId, 'DOCUMENT/UPDATE', showDocument(state, document), clientId);
    }
  };
  return {
    documents: {
      create: async ({ input, code, user, clientId }) => {
        if (input.id !== undefined) throw refusal('NOT_SERVED', 'New Versions of documents');
        const document = await addDocument(state, { code, user, inspectPdf, ...input });
        const shown = showDocument(state, document);
        emit(code.id, 'DOCUMENT/CREATE', shown, clientId);
        return shown;
      },
      update: ({ input, code, clientId }) => {
        const document = requireDocument(state, input.id);
        const { title = document.title, shortName = document.shortName } = input;
        const named = { ...document, title, ...(shortName !== undefined && { shortName }) };
        const renamed = { ...named, updatedAt: state.moment() };
        state.documents.set(renamed.id, renamed);
        const others = documentsOf(state, code.id).filter(({ id }) => id !== renamed.id);
        const order = Math.min(input.order ?? renamed.order, others.length);
        const moved = renumber(state, others.toSpliced(order, 0, renamed));
        touchCode(state, code);
        const current = requireDocument(state, input.id);
        announce([current, ...moved.filter(({ id }) => id !== current.id)], clientId);
        return showDocument(state, current);
      },
      delete: ({ input, code, clientId }) => {
        removeDocument(state, input.id);
        const moved = renumber(state, documentsOf(state, code.id));
        touchCode(state, code);
        emit(code.id, 'DOCUMENT/DELETE', { id: input.id, documentId: input.id }, clientId);
        announce(moved, clientId);
        return undefined;
      },
      labelVersion: ({ input: { id, version: number, ...changed }, code, clientId }) => {
        const document = requireDocument(state, id);
        if (number !== 1) throw refusal('NOT_FOUND');
        const { legalDate, label } = { ...document.version, ...changed };
        const legal = { ...(legalDate && { legalDate }), ...(label && { label }) };
        const version = { number, createdAt: document.createdAt, ...legal };
        const { size, uuid, pages, createdBy } = document;
        state.documents.set(id, { ...document, version });
        touchCode(state, code);
        announce([requireDocument(state, id)], clientId);
        const stored = { id, documentId: id, size, uuid, pages, status: 'current' as const };
        return { ...stored, ...version, createdBy, warnings: [] };
      },
      visit: ({ input, user, code }) => {
        const key = `${user.profile.id} ${input.id}`;
        const before = state.visits.get(key);
        if (code.members.has(user.profile.id)) state.visits.set(key, state.moment());
        return { ...(before !== undefined && { before }) };
      },
      selections: ({ input, user }) => {
        const seen = selectionsOf(state, input.id).filter(mayUserSee(user));
        return pageOf(seen.toSorted(compareStarts), input);
      },
      bookmarks: ({ input, user }) => ({
        data: [...state.bookmarks.values()]
          .filter(({ documentId }) => documentId === input.id)
          .filter(mayUserSee(user))
          .toSorted(compareBookmarks),
      }),
      notes: ({ input, user }) => {
        const here = [...state.notes.values()].filter(({ documentId }) => documentId === input.id);
        const notes = here.filter(mayUserSee(user));
        return pageOf(notes.toSorted(compareNotes), input);
      },
      search: async ({ input }) => {
        if (!searchText) throw refusal('NOT_SERVED', 'No text search was plugged in');
        const content = uploadOf(state, requireDocument(state, input.id).uuid)?.content;
        if (!content) throw refusal('NOT_FOUND');
        const { text, wholeWord = false, caseSensitive = false } = input;
        const hits = await searchText(content, text, { wholeWord, caseSensitive });
        return { ...pageOf(hits, input), total: hits.length };
      },
      download: async ({ input: { id, withAnnotations, attachmentsIds }, user }) => {
        const { uuid, title } = requireDocument(state, id);
        const original = uploadOf(state, uuid)?.content;
        const selections = selectionsOf(state, id).filter(mayUserSee(user));
        const attached = new Set(selections.flatMap(({ data }) => data.map((entry) => entry.id)));
        if (!original || attachmentsIds.some((wanted) => !attached.has(wanted))) throw refusal('NOT_FOUND');
        if (attachmentsIds.length > 0) throw refusal('NOT_SERVED', 'Attachments in downloads');
        if (withAnnotations && !annotatePdf) throw refusal('NOT_SERVED', 'No way to annotate was plugged in');
        const content = withAnnotations && annotatePdf ? await annotatePdf(original, selections) : original;
        const name = `${title}.pdf`;
        return { content, contentType: 'application/pdf', name, tag: uuid, isSaved: true };
      },
      file: ({ input }) => {
        const { uuid, title } = requireDocument(state, input.id);
        const content = uploadOf(state, uuid)?.content;
        if (!content) throw refusal('NOT_FOUND');
        return { content, contentType: 'application/pdf', name: `${title}.pdf`, tag: uuid };
      },
    },
  } satisfies FakeHandlers;
}
