/**
 * The second half of something that spans two partitions, written down before or with its first half, so that the next start finishes what
 * a crash left:
 * - `flow`: an Update of `codeId` was or will be approved by `reviewerId` as number `approval` of its Updates; the Code's users and the
 *   copies that follow it are to hear of it. One for each approval, for the next may come before this one is done.
 * - `tell`: the copy `codeId` has or will have taken over `seen` Updates of the Code it follows; its owner is to hear of it.
 * - `sync`: the copy `codeId` could not take over what the Code it follows has: there was no room
 *   (`isFull`), or no access. Tried again now and then.
 * - `discard`: the Update `updateId` of `codeId` became a Code of its own, as `userId` decided, and is to go.
 * - `compare`: `codeId` has or had pending Versions; the next start has those compared that are not.
 */
export type DutyRow =
  | {
      readonly id: string;
      readonly kind: 'flow';
      readonly codeId: number;
      readonly reviewerId: number;
      readonly approval: number;
      /** The Code's users have heard. */
      readonly isTold?: true;
    }
  | { readonly id: string; readonly kind: 'tell'; readonly codeId: number; readonly seen: number }
  | DiscardDuty
  | { readonly id: string; readonly kind: 'sync'; readonly codeId: number; readonly isFull: boolean }
  | { readonly id: string; readonly kind: 'compare'; readonly codeId: number };

/** The duty to discard an Update that became a Code of its own. */
export interface DiscardDuty {
  readonly id: string;
  readonly kind: 'discard';
  readonly codeId: number;
  readonly updateId: number;
  readonly userId: number;
  readonly at: string;
}

/** One kind of duty. */
export type Duty<Kind extends DutyRow['kind']> = Extract<DutyRow, { readonly kind: Kind }>;

/** The id of the duty of that kind about a Code: it has at most one of each. */
export function dutyId(kind: Exclude<DutyRow['kind'], 'flow'>, codeId: number): string {
  return `${kind}:${codeId}`;
}

/** The id of the duty to tell of an approval. */
export function flowDutyId(codeId: number, approval: number): string {
  return `flow:${codeId}:${approval}`;
}

/** The id of the duty to discard a Code's Update. */
export function discardDutyId(codeId: number): string {
  return dutyId('discard', codeId);
}
