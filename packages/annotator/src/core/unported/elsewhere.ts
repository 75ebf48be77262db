import type { CodeDocument, TextSelection } from '@glossator/client-sdk/contract';
import { canDecide } from '../access/selectors';
import { selectOwnPrivateCount, selectVisibleCount } from '../documents/selectors';
import { isUnported } from '../selections/selectors';
import type { AnnotatorParts, CommandContext } from '../annotator-feature';
import { unportedAmong } from './selectors';

/** What is done about unported Selections of the other documents of the Code. */
export interface ElsewhereCommands {
  /**
   * Counts those that are the user's to decide, in documents that have got another Version and were not counted in it. Nothing where
   * the backend does not serve Versions.
   */
  readonly count: () => Promise<void>;
  /** As soon as this document is open, its Update tab is shown, at the first one that the user can decide. */
  readonly continueIn: (documentId: number) => void;
}

/** Selections fetched at a time. */
const PAGE = 1000;

/** Makes the commands. */
export function createElsewhere({
  getState,
  dispatch,
  backend,
  log,
  commands,
}: CommandContext): AnnotatorParts<ElsewhereCommands> {
  const { versions, selections } = backend.documents;
  let counting: AbortController | undefined;
  let wanted: number | undefined;

  /** Whether carrying over left any without a sure place, as far as the current Version tells. */
  const mayHaveSome = async (document: CodeDocument, signal: AbortSignal): Promise<boolean> => {
    const { id } = document;
    // What a Version tells is for everybody, and leaves out what is private.
    if (selectOwnPrivateCount(getState(), document) > 0) return true;
    const { data } = (await versions?.({ id }, { signal })) ?? { data: [] };
    const carried = data.find(({ status }) => status === 'current')?.carryOver;
    return !carried || carried.unconfirmed + carried.failed > 0;
  };
  const read = async (document: CodeDocument, signal: AbortSignal): Promise<readonly number[]> => {
    const found: TextSelection[] = [];
    if (!(await mayHaveSome(document, signal))) return [];
    let cursor: string | undefined;
    do {
      const asked = { id: document.id, limit: PAGE, ...(cursor !== undefined && { cursor }) };
      const { data, next } = await selections(asked, { signal });
      found.push(...data.filter(isUnported));
      cursor = next;
    } while (cursor !== undefined && !signal.aborted);
    return found.filter((item) => canDecide(getState(), item)).map(({ id }) => id);
  };
  const isToCount = (document: CodeDocument): boolean => {
    const { id, version } = document;
    const { documents, unported } = getState();
    const number = version?.number ?? 1;
    if (id === documents.activeId || number === 1 || selectVisibleCount(getState(), document) === 0)
      return false;
    return unported.toDecide[id]?.version !== number;
  };

  const countUnported = async (): Promise<void> => {
    counting?.abort();
    const { signal } = (counting = new AbortController());
    if (!versions) return;
    // One after the other: nobody waits for them.
    for (const document of getState().documents.items.filter(isToCount)) {
      const { id: documentId } = document;
      try {
        const ids = await read(document, signal);
        if (signal.aborted) return;
        dispatch({ type: 'unported/counted', origin: 'remote', documentId, ids });
      } catch (error) {
        if (signal.aborted) return;
        log.warn('The annotations to place of another document could not be counted', error);
      }
    }
  };

  const arrive = (): void => {
    const { documents, selections: here } = getState();
    if (documents.activeId !== wanted || documents.status === 'loading' || here.status !== 'ready') return;
    wanted = undefined;
    const first = unportedAmong(here.items, 'all').find((item) => canDecide(getState(), item));
    if (first) commands.selections.activate(first.id, true);
  };

  return {
    commands: {
      count: countUnported,
      continueIn(documentId) {
        wanted = documentId;
      },
    },
    // Where they were counted, they are counted again.
    refresh() {
      dispatch({ type: 'unported/countsOutdated', origin: 'remote' });
      if (counting) void countUnported();
    },
    // The document in which the user continues may be there now.
    afterEvent(event) {
      if (wanted === undefined) return;
      if (event.type === 'documents/opened') {
        if (event.documentId === wanted) commands.panels.chooseRightTab('code-update');
        else wanted = undefined;
      }
      arrive();
    },
    stop: () => counting?.abort(),
  };
}
