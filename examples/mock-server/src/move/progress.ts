/** Says how far a move is. */
export interface MoveProgress {
  /** Begins a part with so many steps; what it gives is called after each of them. */
  begin(verb: string, what: string, total: number): () => void;
}

/** Lines for a part, at most. */
const LINES = 10;

/** Says it in a few lines for each part. */
export function createProgress(say: (line: string) => void): MoveProgress {
  return {
    begin(verb, what, total) {
      const every = Math.max(1, Math.ceil(total / LINES));
      let done = 0;
      return () => {
        done += 1;
        if (done % every === 0 || done === total) say(`${verb} ${done} of ${total} ${what}`);
      };
    },
  };
}
