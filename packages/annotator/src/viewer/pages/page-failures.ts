import { messageOf } from '../pdf/open-failure';
import type { PdfLink } from '../pdf/pdf-link';
import type { RenderOutcome } from './render-queue';

/** Pages that could not be drawn, and the worker that may have died of one of them. */
export interface PageFailures {
  has(page: number): boolean;
  readonly isReviving: boolean;
  add(page: number, outcome: RenderOutcome): void;
  /** Asks the worker for a sign of life, and starts another one if there is none. */
  revive(): Promise<void>;
}

/** No failures yet. `onFailed` is told of each page once, `onRevived` when the worker has been looked after. */
export function createPageFailures(
  link: Pick<PdfLink, 'revive' | 'isStarved'>,
  events: {
    readonly onFailed: (error: { readonly page: number; readonly message: string }) => void;
    readonly onRevived: (isNew: boolean) => void;
  },
): PageFailures {
  const failed = new Set<number>();
  let reviving: Promise<void> | undefined;

  const look = async (): Promise<void> => {
    let isNew = false;
    try {
      isNew = await link.revive();
    } finally {
      reviving = undefined;
      events.onRevived(isNew);
    }
  };
  const revive = (): Promise<void> => (reviving ??= look());

  return {
    has: (page) => failed.has(page),
    get isReviving() {
      return reviving !== undefined;
    },
    add(page, outcome) {
      // A page whose bytes do not come has not failed: it is asked for anew.
      if (outcome.kind === 'timeout' && link.isStarved) return;
      failed.add(page);
      const message = outcome.kind === 'failed' ? messageOf(outcome.error) : 'The page took too long to draw';
      events.onFailed({ page, message });
      // A page that took too long may have stopped the worker. The others wait, not to be blamed for it.
      if (outcome.kind === 'timeout') void revive().catch(() => undefined);
    },
    revive,
  };
}
