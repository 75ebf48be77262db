import { hasAccess } from '@glossator/client-sdk/contract';
import { keyNumber } from '../../calls/paging';
import type { ListedCode } from '../codes/code-list';
import type { PendingTask } from '../../tables/pending-tasks';
import type { InboxDigest } from '../../tables/totals';

/** A Code of a user's, and what is known of it without opening it. */
export type KnownCode = ListedCode['entered'] & {
  readonly inbox: InboxDigest;
  /** Where it is a copy that could not take over what its source has. */
  readonly stuck?: PendingTask<'sync'>;
};

/** One entry before it is shown; `key` is its place in its list. */
export type Waiting = { readonly key: string; readonly known: KnownCode } & (
  | { readonly kind: 'review'; readonly update: NonNullable<InboxDigest['update']> }
  | { readonly kind: 'follow'; readonly update: InboxDigest['update'] }
  | { readonly kind: 'place'; readonly place: InboxDigest['unplaced'][number] }
  | { readonly kind: 'decided'; readonly decided: InboxDigest['decided'][number] }
);

/** What of one kind a Code has for a user. `since` is the oldest moment (ISO 8601) at which something was decided that is shown. */
export function waitingIn(
  known: KnownCode,
  kind: Waiting['kind'],
  { userId, since }: { readonly userId: number; readonly since: string },
): readonly Waiting[] {
  const { code, access, inbox, stuck } = known;
  const { update } = inbox;
  const mayReview = hasAccess(access, 'organize');
  switch (kind) {
    case 'review':
      return update && !update.isFromSource && mayReview
        ? [{ kind, known, update, key: keyOf(update.createdAt, code.id) }]
        : [];
    case 'follow': {
      const isMoved = update?.isFromSource === true && mayReview;
      if (!isMoved && !(stuck && access === 'owner')) return [];
      // What cannot be taken over stands first: its moment is not known.
      const at = isMoved ? update.createdAt : 'now';
      return [{ kind, known, update: isMoved ? update : undefined, key: keyOf(at, code.id) }];
    }
    case 'place':
      return hasAccess(access, 'annotate')
        ? inbox.unplaced
            .filter((place) => place.userId === userId)
            .map((place) => ({ kind, known, place, key: keyOf(keyNumber(code.id), place.documentId) }))
        : [];
    case 'decided':
      return inbox.decided
        .filter(({ at }) => at >= since)
        .map((decided) => ({ kind, known, decided, key: keyOf(decided.at, decided.id) }));
  }
}

function keyOf(first: string, id: number): string {
  return `${first} ${keyNumber(id)}`;
}
