import type { AnnotatorFeature, AnnotatorParts, CommandContext } from '../annotator-feature';
import { defineFeature, reset } from '../store/define-feature';
import type { EventBase } from '../store/origin';
import { VISIT_KEY_PREFIX } from './kept-keys';
import { selectActiveDocument } from './selectors';

/** When the user was at the open document before. */
export interface VisitsState {
  /** What others made since then is new to them; undefined where nothing is known of an earlier visit. */
  readonly since: string | undefined;
}

/** Events about visits. */
export type VisitsEvent = EventBase<'visits/known'> & {
  readonly documentId: number;
  readonly since: string | undefined;
};

/** Who comes back within this many milliseconds goes on with the same visit: what was new stays so. */
const SAME_VISIT_MS = 30 * 60_000;

/** A visit as it is kept in the browser; `at` in milliseconds since 1970. */
interface KeptVisit {
  readonly since?: string;
  readonly at: number;
}

function createVisits(context: CommandContext): AnnotatorParts<object> {
  const { getState, dispatch, backend, storage, clock, log } = context;
  let noting: AbortController | undefined;
  let visited: { readonly documentId: number; readonly since: string | undefined } | undefined;
  const keyOf = (documentId: number) => `${VISIT_KEY_PREFIX}${getState().access.userId ?? 0}.${documentId}`;
  const keep = (documentId: number, since: string | undefined) => {
    const kept: KeptVisit = { at: clock.now(), ...(since !== undefined && { since }) };
    storage.set(keyOf(documentId), JSON.stringify(kept));
  };

  const begin = async (): Promise<void> => {
    const document = selectActiveDocument(getState());
    noting?.abort();
    if (!document || !backend.documents.visit) return;
    const { id: documentId } = document;
    const { signal } = (noting = new AbortController());
    try {
      const { before } = await backend.documents.visit({ id: documentId }, { signal });
      if (signal.aborted) return;
      const kept = readKept(storage.get(keyOf(documentId)));
      const isSame = kept !== undefined && clock.now() - kept.at < SAME_VISIT_MS;
      const since = (isSame ? kept.since : undefined) ?? before;
      visited = { documentId, since };
      keep(documentId, since);
      dispatch({ type: 'visits/known', origin: 'remote', documentId, since });
    } catch (error) {
      // Nothing is shown as new then.
      if (!signal.aborted) log.warn('When the document was seen last is not known', error);
    }
  };
  /** What came while the document was open has been seen. */
  const end = (): void => {
    noting?.abort();
    if (!visited) return;
    const { documentId, since } = visited;
    visited = undefined;
    // The host has cleared what was kept: the session has ended, and with it who could note anything.
    if (storage.get(keyOf(documentId)) === undefined) return;
    keep(documentId, since);
    // Who leaves because the document cannot be had any more, or without a connection, finds what was seen new once more.
    backend.documents.visit?.({ id: documentId }).catch(() => undefined);
  };

  /** The backend speaks for another user by now: to that one it would be noted. */
  const forget = (): void => {
    noting?.abort();
    visited = undefined;
  };

  return { commands: {}, loadDocument: () => void begin(), leaveUser: forget, leaveDocument: end, stop: end };
}

const NONE: VisitsState = { since: undefined };

/** Knows since when what others made in the open document is new to the user (`PUT documents/{id}/visit`). */
export const visitsFeature: AnnotatorFeature<'visits', VisitsState, VisitsEvent, object> = defineFeature({
  name: 'visits',
  initial: NONE,
  on: {
    'documents/opened': (visits) => reset(visits, NONE),
    'documents/reset': (visits) => reset(visits, NONE),
    'visits/known': (visits, { documentId, since }, { documents }) => {
      if (documents.activeId === documentId) visits.since = since;
    },
  },
  create: createVisits,
});

function readKept(text: string | undefined): KeptVisit | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null || !('at' in value)) return undefined;
    if (typeof value.at !== 'number') return undefined;
    const since = 'since' in value && typeof value.since === 'string' ? { since: value.since } : {};
    return { at: value.at, ...since };
  } catch {
    return undefined;
  }
}
