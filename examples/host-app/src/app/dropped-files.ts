/** Files dropped on one screen for another one to take up. */
export interface DroppedFiles {
  put(files: readonly File[]): void;
  /** Gives what was put and forgets it. */
  take(): readonly File[];
}

/** Makes an empty hand-over for dropped files. */
export function createDroppedFiles(): DroppedFiles {
  let waiting: readonly File[] = [];
  return {
    put(files) {
      waiting = files;
    },
    take() {
      const files = waiting;
      waiting = [];
      return files;
    },
  };
}
