import type { CodeDocument } from '@glossator/client-sdk/contract';
import { DocumentOpenError, type OpenFailure } from '../ports/document-viewer';
import type { AnnotatorParts, CommandContext } from '../annotator-feature';
import { keptPosition } from './kept-position';

/** What is done with documents. */
export interface DocumentsCommands {
  /** Takes the documents of the Code, in any order. */
  readonly list: (items: readonly CodeDocument[]) => void;
  /** Makes a document the active one and shows it, where it was left the last time, with its annotations. */
  readonly open: (documentId: number) => void;
  /** Reads the active document again, after a failure, and its annotations where they failed, too. */
  readonly reopen: () => void;
  /** Tries a password on the active document, which is locked. */
  readonly unlock: (password: string) => void;
  /** Stops reading the active document, and says so in its place. */
  readonly cancelOpening: () => void;
}

/** Makes the commands of the documents. */
export function createDocuments(context: CommandContext): AnnotatorParts<DocumentsCommands> {
  const { getState, dispatch, log } = context;
  let reading: AbortController | undefined;

  const positionIn = (documentId: number) =>
    context.commands.places.enter(documentId) ??
    keptPosition(context.storage, getState().access.userId, documentId);
  const activate = (documentId: number) => {
    const kept = positionIn(documentId);
    dispatch({ type: 'documents/opened', origin: 'local', documentId, kept });
    context.changes.replay(documentId);
  };

  const show = async (documentId: number, password?: string) => {
    reading?.abort();
    const document = getState().documents.items.find(({ id }) => id === documentId);
    const fail = (failure: OpenFailure) =>
      dispatch({ type: 'documents/failed', origin: 'remote', documentId, failure });
    if (!document) {
      fail('missing');
      return;
    }
    const viewer = context.viewer();
    if (!viewer) return;
    const { signal } = (reading = new AbortController());
    const isAborted = () => signal.aborted;
    const position = positionIn(documentId);
    try {
      await viewer.open(context.resolveFile(document), {
        signal,
        ...(position && { position }),
        ...(password !== undefined && { password }),
      });
      if (isAborted()) return;
      dispatch({ type: 'documents/shown', origin: 'remote', documentId });
    } catch (error) {
      if (isAborted()) return;
      log.error('The document could not be opened', error);
      fail(error instanceof DocumentOpenError ? error.reason : 'network');
      return;
    }
    const entries = await viewer.outline().catch((error: unknown) => {
      log.warn('The outline could not be read', error);
      return undefined;
    });
    if (!isAborted()) dispatch({ type: 'documents/outlineRead', origin: 'remote', documentId, entries });
  };

  const showAgain = (password?: string): void => {
    const { activeId } = getState().documents;
    if (activeId === undefined) return;
    dispatch({ type: 'documents/reopened', origin: 'local' });
    void show(activeId, password);
  };

  return {
    commands: {
      list: (items) => dispatch({ type: 'documents/listed', origin: 'local', items }),
      open(documentId) {
        context.announce('leaveDocument');
        activate(documentId);
        void show(documentId);
        context.announce('loadDocument');
      },
      reopen() {
        showAgain();
        context.announce('reload');
      },
      unlock: showAgain,
      cancelOpening() {
        const { activeId, status } = getState().documents;
        if (activeId === undefined || status !== 'loading') return;
        reading?.abort();
        dispatch({ type: 'documents/failed', origin: 'local', documentId: activeId, failure: 'canceled' });
      },
    },
    viewerAttached: () => showAgain(),
    viewerDetached: () => reading?.abort(),
    stop: () => reading?.abort(),
    reconnect() {
      const { status, failure } = getState().documents;
      if (status === 'failed' && failure === 'network') showAgain();
    },
  };
}
