import { selectActiveDocument, selectIsOpenCode } from '../documents/selectors';
import type { AnnotatorParts, CommandContext } from '../annotator-feature';
import { selectVersion } from './selectors';

/** What is done with the Versions of the active document. */
export interface VersionsCommands {
  /** Puts them into the left panel, or the contents again. */
  readonly show: (isShown: boolean) => void;
  /** Fetches them and the newest reviewed Updates; what was there stays meanwhile. */
  readonly load: () => Promise<void>;
  /** Fetches older Updates. Rejects as the backend does. */
  readonly loadMoreUpdates: () => Promise<void>;
  /** Asks the user whether to restore a Version (by its number), or with undefined not any more. */
  readonly askToRestore: (number: number | undefined) => void;
  /**
   * Makes an archived Version (by its number) the file of a new one: immediately in a draft, as part of the pending Update otherwise. Rejects as
   * the backend does.
   */
  readonly restore: (number: number) => Promise<void>;
  /** Says of which day the law is that a Version (by its number) has, and what else it is called; empty texts for nothing. Rejects as the backend does. */
  readonly label: (number: number, state: VersionState) => Promise<void>;
}

/** Of which day the law of a Version is (ISO 8601), and what else it is called. */
export interface VersionState {
  readonly legalDate: string;
  readonly label: string;
}

/** Updates fetched at a time. */
const PAGE = 20;

/** Makes the commands. */
export function createVersions({
  getState,
  dispatch,
  backend,
  log,
  createKey,
}: CommandContext): AnnotatorParts<VersionsCommands> {
  const { documents, codes } = backend;
  let loading: AbortController | undefined;
  /** The Version of the active document when it was looked at last. */
  let seen: string | undefined;

  const load = async (): Promise<void> => {
    const document = selectActiveDocument(getState());
    loading?.abort();
    if (!document || !documents.versions) return;
    const { signal } = (loading = new AbortController());
    const { id: documentId, codeId } = document;
    dispatch({ type: 'versions/requested', origin: 'local' });
    try {
      const [versions, updates] = await Promise.all([
        documents.versions({ id: documentId }, { signal }),
        codes.updates?.({ id: codeId, limit: PAGE }, { signal }),
      ]);
      if (signal.aborted) return;
      const reviewed = updates?.data ?? [];
      dispatch({
        type: 'versions/listed',
        origin: 'remote',
        documentId,
        items: versions.data,
        reviewed,
        next: updates?.next,
      });
    } catch (error) {
      if (signal.aborted) return;
      log.error('The Versions could not be read', error);
      dispatch({ type: 'versions/failed', origin: 'remote', documentId, error });
    }
  };
  const versionNow = (): string | undefined => {
    const document = selectActiveDocument(getState());
    return document && `${document.id} ${document.version?.number ?? 0}`;
  };

  return {
    commands: {
      show(isShown) {
        dispatch({ type: 'versions/shown', origin: 'local', isShown });
        if (isShown) void load();
      },
      load: load,
      async loadMoreUpdates() {
        const document = selectActiveDocument(getState());
        const { next: cursor } = getState().versions;
        if (!document || !codes.updates || cursor === undefined) return;
        const { data, next } = await codes.updates({ id: document.codeId, limit: PAGE, cursor });
        dispatch({
          type: 'versions/moreReviewed',
          origin: 'remote',
          documentId: document.id,
          reviewed: data,
          next,
        });
      },
      askToRestore: (number) => dispatch({ type: 'versions/restoreAsked', origin: 'local', number }),
      async restore(number) {
        const document = selectActiveDocument(getState());
        const version = selectVersion(getState(), number);
        if (!document || !version || !documents.create) throw new Error('There is nothing to restore');
        const { codeId, id, title } = document;
        const { uuid } = version;
        await documents.create({ codeId, id, title, uuid }, { idempotencyKey: createKey() });
        dispatch({ type: 'versions/restored', origin: 'local', documentId: id, number });
        await load();
      },
      async label(version, state) {
        const id = selectActiveDocument(getState())?.id;
        if (id === undefined || !documents.labelVersion) throw new Error('There is nothing to label');
        await documents.labelVersion({ id, version, ...state });
        await load();
      },
    },
    // They are fetched again when they have changed and are shown.
    afterEvent(event) {
      const { isShown } = getState().versions;
      if (event.type === 'documents/opened') seen = undefined;
      const now = versionNow();
      const isOther = now !== seen && seen !== undefined;
      seen = now;
      const isNews = event.type === 'documents/opened' || event.type === 'versions/outdated' || isOther;
      if (isShown && isNews) void load();
    },
    onLive(event) {
      if (event.name !== 'CODE_CHANGES/UPDATE' || !selectIsOpenCode(getState(), event.data.codeId)) return;
      const { progress } = event.data;
      if (!progress || progress.share >= 1) dispatch({ type: 'versions/outdated', origin: 'remote' });
    },
  };
}
