/** The move that fills this home, from its first copied row until it is proven equal: no server uses the home meanwhile. */
export interface MoveRow {
  readonly id: 'move';
  /** What people call the home that is copied. */
  readonly from: string;
  /** A hash of its accounts (lower-case hex of SHA-256) when the move began. */
  readonly accounts: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
}
