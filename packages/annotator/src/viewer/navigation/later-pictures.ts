import type { Size } from '../layout/page-box';

/** Pictures of something, each in a host of its own. */
export interface Pictures<What> {
  /** Puts the picture into `host`, as large as fits into `box`; the returned function takes it away again. */
  show(what: What, host: HTMLElement, box: Size): () => void;
  close(): void;
}

/** Pictures whose code is loaded when the first is wanted. */
export interface LaterPictures<What, Made extends Pictures<What>> extends Pictures<What> {
  /** Does something with what shows them, if that is or will be here. */
  with(work: (made: Made) => void): void;
}

/** Loads nothing before the first picture is wanted. */
export function createLaterPictures<What, Made extends Pictures<What>>(
  load: () => Promise<Made>,
): LaterPictures<What, Made> {
  let made: Promise<Made> | undefined;
  let here: Made | undefined;
  let isClosed = false;
  return {
    show(what, host, box) {
      if (isClosed) return () => undefined;
      if (here) return here.show(what, host, box);
      let end: (() => void) | undefined;
      let isEnded = false;
      made ??= load();
      void made
        .then((pictures) => {
          here = pictures;
          if (!isEnded && !isClosed) end = pictures.show(what, host, box);
        })
        // One that could not be loaded is wanted anew the next time.
        .catch(() => {
          if (!here) made = undefined;
        });
      return () => {
        isEnded = true;
        end?.();
      };
    },
    with: (work) => void made?.then(work).catch(() => undefined),
    close() {
      isClosed = true;
      void made?.then((pictures) => pictures.close()).catch(() => undefined);
    },
  };
}
