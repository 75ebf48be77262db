import type { SelectionAttachment, SelectionComment } from '@glossator/client-sdk/contract';
import type { SelectionEntry } from '../selections/entry';

/** Comments that belong together. Its first comment may be deleted; the replies are there all the same. */
export interface CommentThread {
  /** The id of its first comment. */
  readonly id: number;
  readonly first: SelectionComment | undefined;
  /** Oldest first. */
  readonly replies: readonly SelectionComment[];
}

/** What a card shows one below the other: a thread or an attachment. */
export type CardEntry =
  | { readonly type: 'thread'; readonly thread: CommentThread }
  | { readonly type: 'attachment'; readonly attachment: SelectionAttachment };

/** The entries of a Selection with replies gathered in their threads, each where the oldest of it that is left stands. */
export function gatherThreads(data: readonly SelectionEntry[]): readonly CardEntry[] {
  const comments = data.filter((entry) => entry.type === 'comment');
  const seen = new Set<number>();
  return data.flatMap((entry): readonly CardEntry[] => {
    if (entry.type !== 'comment') return [{ type: 'attachment', attachment: entry }];
    const id = entry.replyTo ?? entry.id;
    if (seen.has(id)) return [];
    seen.add(id);
    const first = comments.find((comment) => comment.id === id);
    const replies = comments.filter(({ replyTo }) => replyTo === id);
    return [{ type: 'thread', thread: { id, first, replies } }];
  });
}

/** Whether a comment began a thread that nobody has resolved. */
export function isUnresolved({ replyTo, resolvedBy }: SelectionComment): boolean {
  return replyTo === undefined && !resolvedBy;
}
