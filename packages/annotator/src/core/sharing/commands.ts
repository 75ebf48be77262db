import { selectCanAnnotate } from '../access/selectors';
import { problemOf, waitOf, type Refusal } from '../ports/failure';
import { selectSelection } from '../selections/selectors';
import type { AnnotatorParts, CommandContext } from '../annotator-feature';
import type { AnnotatorState } from '../features';
import type { ShareFailure, ShareTarget } from './state';

/** What goes along: bare addresses, and a message that may be empty. */
export interface SharePayload {
  readonly emails: readonly string[];
  readonly message: string;
}

/** What is done to share something by e-mail. */
export interface SharingCommands {
  /** Opens the dialog; nothing happens for what is not saved yet, or without the access for it. */
  readonly open: (target: ShareTarget) => void;
  readonly close: () => void;
  /** Sends what the dialog is open for; the state says whether it went. Resolves when that is known. */
  readonly send: (payload: SharePayload) => Promise<void>;
}

/** Makes the commands of sharing. What is sent again unchanged has the same idempotency key, so that it arrives once. */
export function createSharing(context: CommandContext): AnnotatorParts<SharingCommands> {
  const { getState, dispatch, backend, log, createKey } = context;
  let last = { payload: '', key: '' };
  let sending: object | undefined;

  const keyFor = (target: ShareTarget, payload: SharePayload): string => {
    const wanted = JSON.stringify([target, payload]);
    if (last.payload !== wanted) last = { payload: wanted, key: createKey() };
    return last.key;
  };

  const send = ({ kind, id }: ShareTarget, { emails, message }: SharePayload, idempotencyKey: string) => {
    const rest = { emails: [...emails], message };
    return kind === 'annotation'
      ? backend.selections.share({ selectionId: id, ...rest }, { idempotencyKey })
      : backend.notes.share({ noteId: id, ...rest }, { idempotencyKey });
  };

  return {
    commands: {
      open(target) {
        const state = getState();
        const isOffered = target.kind === 'note' ? state.offers.shareNotes : state.offers.share;
        if (target.id < 0 || !isOffered || !selectCanAnnotate(state) || !isThere(state, target)) return;
        dispatch({ type: 'sharing/opened', origin: 'local', target });
      },
      close: () => dispatch({ type: 'sharing/closed', origin: 'local' }),
      async send(payload) {
        const { target, status } = getState().sharing;
        if (!target || status === 'sending' || payload.emails.length === 0) return;
        const token = (sending = {});
        const isCurrent = () => sending === token && getState().sharing.target === target;
        dispatch({ type: 'sharing/started', origin: 'local' });
        try {
          await send(target, payload, keyFor(target, payload));
          if (isCurrent()) dispatch({ type: 'sharing/succeeded', origin: 'remote', sentTo: payload.emails });
        } catch (error) {
          log.error('What was to be shared was not sent', error);
          const problem = problemOf(error);
          const failure = failureOf(problem);
          // Some got it: the others are another call.
          if (failure === 'notSent') last = { payload: '', key: '' };
          const sentTo = failure === 'notSent' ? reached(payload.emails, problem) : [];
          const retryAfterMs = waitOf(error);
          if (isCurrent())
            dispatch({ type: 'sharing/failed', origin: 'remote', failure, retryAfterMs, sentTo });
        }
      },
    },
  };
}

function isThere(state: AnnotatorState, { kind, id }: ShareTarget): boolean {
  if (kind === 'annotation') return selectSelection(state, id) !== undefined;
  return state.notes.items.some((note) => note.id === id);
}

function failureOf(problem: Refusal | undefined): ShareFailure {
  switch (problem?.code) {
    case 'RATE_LIMITED':
      return 'rateLimited';
    case 'MAIL_NOT_SENT':
      return 'notSent';
    case 'NOT_FOUND':
      return 'gone';
    default:
      return 'other';
  }
}

/** The addresses that are not named as having got nothing; none where nobody is named. */
function reached(emails: readonly string[], problem: Refusal | undefined): readonly string[] {
  const failed = new Set(problem?.errors?.map(({ path }) => path));
  return failed.size === 0 ? [] : emails.filter((_, index) => !failed.has(`emails.${index}`));
}
