import type { CodeDocument, TextSelection } from '@glossator/client-sdk/contract';
import { canDecide } from '../access/selectors';
import { isUnported } from '../selections/selectors';
import type { CommandContext } from '../store/context';
import type { AnnotatorEvent } from '../store/events';
import { unportedAmong } from './selectors';

/** What is done about unported Selections of the other documents of the Code. */
export interface ElsewhereCommands {
  /**
   * Counts those that are the user's to decide, in documents that have got another Version and were not counted in it. Nothing where
   * the backend does not serve Versions.
   */
  readonly countUnported: () => Promise<void>;
  /** As soon as this document is open, its Update tab is shown, at the first one that the user can decide. */
  readonly continueIn: (documentId: number) => void;
  /** Counts them anew, where they were counted. */
  readonly recountUnported: () => void;
  /** Something has happened: the document may be there now. */
  readonly followElsewhere: (event: AnnotatorEvent) => void;
  /** Ends what is under way. */
  readonly stopCounting: () => void;
}

/** What that needs of other features. */
export interface ElsewhereParts {
  readonly activateSelection: (id: number, goThere: boolean) => void;
  readonly chooseRightTab: (tab: 'code-update') => void;
}

/** Selections fetched at a time. */
const PAGE = 1000;

/** Makes the commands. */
export function createElsewhereCommands(
  { getState, dispatch, backend, log }: CommandContext,
  parts: ElsewhereParts,
): ElsewhereCommands {
  const { versions, selections } = backend.documents;
  let counting: AbortController | undefined;
  let wanted: number | undefined;

  /** Whether carrying over left any without a sure place, as far as the current Version tells. */
  const mayHaveSome = async ({ id }: CodeDocument, signal: AbortSignal): Promise<boolean> => {
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
  const isToCount = ({ id, version, totalSelectionsCount }: CodeDocument): boolean => {
    const { documents, unported } = getState();
    const number = version?.number ?? 1;
    if (id === documents.activeId || number === 1 || totalSelectionsCount === 0) return false;
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
    if (first) parts.activateSelection(first.id, true);
  };

  return {
    countUnported,
    continueIn(documentId) {
      wanted = documentId;
    },
    recountUnported() {
      dispatch({ type: 'unported/countsOutdated', origin: 'remote' });
      if (counting) void countUnported();
    },
    followElsewhere(event) {
      if (wanted === undefined) return;
      if (event.type === 'documents/opened') {
        if (event.documentId === wanted) parts.chooseRightTab('code-update');
        else wanted = undefined;
      }
      arrive();
    },
    stopCounting: () => counting?.abort(),
  };
}
