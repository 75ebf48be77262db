/**
 * The second half of something that spans two partitions, written down with its first half, so that the next start finishes what a crash
 * left. `flow`: an Update of `codeId` was or will be approved, and the copies that follow it are to hear of it. `discard`: the Update
 * `updateId` of `codeId` became a Code of its own and is to go.
 */
export type DutyRow =
  | { readonly id: string; readonly kind: 'flow'; readonly codeId: number }
  | { readonly id: string; readonly kind: 'discard'; readonly codeId: number; readonly updateId: number };

/** The id of the duty to tell the copies of a Code. */
export function flowDutyId(codeId: number): string {
  return `flow:${codeId}`;
}

/** The id of the duty to discard a Code's Update. */
export function discardDutyId(codeId: number): string {
  return `discard:${codeId}`;
}
