import type { ImportReport } from '@glossator/client-sdk/contract';
import type { FileData } from '../ports/backend';
import type { AnnotatorParts, CommandContext } from '../annotator-feature';

/** What is done with the annotations that other programs left in PDFs. */
export interface PdfAnnotationsCommands {
  /**
   * Makes Selections and comments of those of the active document's PDF, or of an annotated copy of it. Rejects where that fails; the
   * error's `problem` says why.
   */
  readonly import: (copy?: FileData, signal?: AbortSignal) => Promise<ImportReport>;
  /** Takes an import back; answers how many Selections were kept, because somebody has added to them. */
  readonly undoImport: (importId: number) => Promise<{ readonly removed: number; readonly kept: number }>;
  /** Does not ask about the annotations of this PDF again. */
  readonly decline: () => void;
}

/** Where it is kept that a file's annotations are not wanted. */
const keyOf = (uuid: string): string => `glossator.declined-import.${uuid}`;

/** Makes the commands. */
export function createPdfAnnotations({
  getState,
  dispatch,
  backend,
  storage,
  log,
  createKey,
  commands,
}: CommandContext): AnnotatorParts<PdfAnnotationsCommands> {
  const { documents, files } = backend;
  let reading: AbortController | undefined;

  const active = () => {
    const { activeId, items } = getState().documents;
    return items.find(({ id }) => id === activeId);
  };
  const load = async (): Promise<void> => {
    const document = active();
    reading?.abort();
    if (!document || !documents.pdfAnnotations) return;
    const { signal } = (reading = new AbortController());
    const { id: documentId, uuid } = document;
    try {
      const overview = await documents.pdfAnnotations({ id: documentId }, { signal });
      if (signal.aborted) return;
      const isDeclined = storage.get(keyOf(uuid)) !== undefined;
      dispatch({ type: 'pdfAnnotations/read', origin: 'remote', documentId, overview, isDeclined });
    } catch (error) {
      // Nothing is offered then; the document can be read all the same.
      if (!signal.aborted) log.warn('The annotations of the PDF could not be read', error);
    }
  };
  const loadAll = async (documentId: number): Promise<void> => {
    if (getState().documents.activeId === documentId) await Promise.all([commands.selections.load(), load()]);
  };

  return {
    commands: {
      async import(copy, signal) {
        const document = active();
        if (!document || !documents.importAnnotations) throw new Error('There is nothing to import into');
        const options = signal && { signal };
        const file = copy && { file: copy, contentType: 'application/pdf' as const, ...options };
        const uploaded = file && (await files.upload(file));
        const input = { id: document.id, ...(uploaded && { uuid: uploaded.uuid }) };
        const report = await documents.importAnnotations(input, { ...options, idempotencyKey: createKey() });
        await loadAll(document.id);
        return report;
      },
      async undoImport(importId) {
        const document = active();
        if (!document || !documents.undoImport) throw new Error('There is nothing to take back');
        const outcome = await documents.undoImport({ id: document.id, importId });
        await loadAll(document.id);
        return outcome;
      },
      decline() {
        const document = active();
        if (!document) return;
        storage.set(keyOf(document.uuid), 'true');
        dispatch({ type: 'pdfAnnotations/declined', origin: 'local', documentId: document.id });
      },
    },
    // What there is is read when a document is opened, and again when somebody has imported.
    afterEvent(event) {
      if (event.type === 'documents/opened') void load();
      else if (event.type === 'pdfAnnotations/imported') void loadAll(event.documentId);
    },
    onLive(event) {
      if (event.name !== 'DOCUMENT/UPDATE') return;
      const { id: documentId, importedAt } = event.data;
      const { documents: open, pdfAnnotations } = getState();
      if (importedAt === undefined || importedAt === pdfAnnotations.importedAt) return;
      if (documentId === open.activeId)
        dispatch({ type: 'pdfAnnotations/imported', origin: 'remote', documentId, importedAt });
    },
  };
}
