/** What to do with a numbered event: hand it on, forget it, ask for what is missing, or fetch everything anew. */
export type OrderVerdict = 'next' | 'seen' | 'gap' | 'lost';

/** Watches that numbered events arrive once each and in order (decisions.md section 10). */
export interface EventOrder {
  /** The last number handed on; undefined before the first join. */
  lastSeq(): number | undefined;
  /** Judges the event numbered `seq`. A gap that a rejoin did not fill counts as lost for good. */
  judge(seq: number): OrderVerdict;
  /** Takes the server's answer to a join; true where everything must be fetched anew. */
  joined(answer: { readonly seq: number; readonly reload: boolean }): boolean;
}

/** Makes an order that has seen nothing yet. */
export function createEventOrder(): EventOrder {
  let last: number | undefined;
  /** `last` when a gap was last seen: a second one at the same place is not filled by asking again. */
  let gapAt: number | undefined;
  return {
    lastSeq: () => last,
    judge(seq) {
      if (last !== undefined && seq <= last) return 'seen';
      if (last === undefined || seq === last + 1) {
        last = seq;
        return 'next';
      }
      if (gapAt === last) {
        last = seq;
        return 'lost';
      }
      gapAt = last;
      return 'gap';
    },
    joined({ seq, reload }) {
      const isFirst = last === undefined;
      // A server that has counted less than was seen has lost its log: the numbers mean something else now.
      const isLost = reload || (last !== undefined && seq < last);
      if (isFirst || isLost) last = seq;
      return isLost;
    },
  };
}
