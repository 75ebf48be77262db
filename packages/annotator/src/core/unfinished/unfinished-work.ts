import { hasAccess } from '@glossator/client-sdk/access';
import type { AccessLevel } from '@glossator/client-sdk/contract';

/** An open form or a running upload: work of the user's that is no change of the outbox yet. */
export interface UnfinishedItem {
  /** What was written and would be lost; undefined where nothing was. */
  readonly text?: string | undefined;
  /** The name of the file that is on its way. */
  readonly file?: string | undefined;
  /** The access to the Code that finishing it takes; undefined: it can be finished, or copied out, whatever becomes of that. */
  readonly needs?: AccessLevel | undefined;
  /** Ends it as it is, without saving and without asking. */
  readonly close: () => void;
}

/** What the user would lose of unfinished work. */
export interface LeftWork {
  /** Everything written, for them to copy out; undefined where nothing was. */
  readonly text: string | undefined;
  readonly files: readonly string[];
}

/**
 * The unfinished work of one screen. Whatever lets the user write or upload registers it here, so that an access that goes away takes nothing
 * of it along.
 */
export interface UnfinishedWork {
  /** Registers what lists unfinished items, until the returned function is called. */
  readonly register: (list: () => readonly UnfinishedItem[]) => () => void;
  /** What there is at the moment. */
  readonly left: () => LeftWork;
  /** Ends what could be finished at the one level and cannot at the other (undefined: no access), and gives what would be lost of it. */
  readonly end: (before: AccessLevel | undefined, now: AccessLevel | undefined) => LeftWork;
}

/** Makes the list of a screen's unfinished work. */
export function createUnfinishedWork(): UnfinishedWork {
  const lists = new Set<() => readonly UnfinishedItem[]>();
  const all = () => [...lists].flatMap((list) => list());
  return {
    register(list) {
      lists.add(list);
      return () => lists.delete(list);
    },
    left: () => leftOf(all()),
    end(before, now) {
      const ending = all().filter(
        ({ needs }) => needs !== undefined && hasAccess(before, needs) && !hasAccess(now, needs),
      );
      const left = leftOf(ending);
      for (const { close } of ending) close();
      return left;
    },
  };
}

function leftOf(items: readonly UnfinishedItem[]): LeftWork {
  const texts = items.flatMap(({ text }) => (text === undefined || text.trim() === '' ? [] : [text.trim()]));
  return {
    text: texts.length > 0 ? [...new Set(texts)].join('\n\n') : undefined,
    files: items.flatMap(({ file }) => file ?? []),
  };
}
