import { messageOf } from '../pdf/open-failure';
import type { PdfLink } from '../pdf/pdf-link';
import type { RenderOutcome } from './render-queue';

/** Pages that could not be drawn, and the worker that may have died of one of them. */
export interface PageFailures {
  has(page: number): boolean;
  readonly isReviving: boolean;
  add(page: number, outcome: RenderOutcome): void;
  /** Checks that the worker is alive, and starts another one if it is not. */
  revive(): Promise<void>;
}

/** Who is notified of failures. */
export interface PageFailuresEvents {
  /** Each page once. */
  readonly onFailed: (error: { readonly page: number; readonly message: string }) => void;
  /** The worker has been checked, and is alive. */
  readonly onAlive: () => void;
  /** Another worker is to have the document. Answers the pages that were requested of the one before. */
  readonly onReplaced: () => readonly number[];
}

/** A page that was being drawn when so many workers died has killed them. */
const MOST_DEATHS = 2;

/** No failures yet. */
export function createPageFailures(
  link: Pick<PdfLink, 'revive' | 'onReplaced' | 'isStarved'>,
  events: PageFailuresEvents,
): PageFailures {
  const failed = new Set<number>();
  const deaths = new Map<number, number>();
  let reviving: Promise<void> | undefined;

  const fail = (page: number, message: string): void => {
    failed.add(page);
    events.onFailed({ page, message });
  };
  const check = async (): Promise<void> => {
    try {
      await link.revive();
    } finally {
      reviving = undefined;
      events.onAlive();
    }
  };
  const revive = (): Promise<void> => (reviving ??= check());
  link.onReplaced(() => {
    for (const page of events.onReplaced()) {
      const count = (deaths.get(page) ?? 0) + 1;
      deaths.set(page, count);
      if (count >= MOST_DEATHS && !failed.has(page)) fail(page, 'The worker has died of the page');
    }
    events.onAlive();
  });

  return {
    has: (page) => failed.has(page),
    get isReviving() {
      return reviving !== undefined;
    },
    add(page, outcome) {
      if (outcome.kind === 'timeout') {
        // A page whose bytes do not come has not failed, nor has one that waits for a worker which another page has stopped: both are
        // requested again.
        if (link.isStarved || reviving) return;
        fail(page, 'The page took too long to draw');
        // It may have stopped the worker. The others wait, not to be blamed for it.
        void revive().catch(() => undefined);
      } else if (outcome.kind === 'failed') fail(page, messageOf(outcome.error));
    },
    revive,
  };
}
