import type { DocumentExcerpts, ExcerptsOptions } from './area-excerpts';

/** The excerpts of a document, whose code is loaded when the first is wanted. */
export function createLaterExcerpts(options: ExcerptsOptions): DocumentExcerpts {
  let made: Promise<DocumentExcerpts> | undefined;
  let isClosed = false;
  const load = async (): Promise<DocumentExcerpts> => {
    const { createAreaExcerpts } = await import('./area-excerpts');
    return createAreaExcerpts(options);
  };
  return {
    show(area, host, box) {
      let end: (() => void) | undefined;
      let isEnded = false;
      made ??= load();
      void made
        .then((excerpts) => {
          if (!isEnded && !isClosed) end = excerpts.show(area, host, box);
        })
        // One that could not be loaded is wanted anew the next time.
        .catch(() => (made = undefined));
      return () => {
        isEnded = true;
        end?.();
      };
    },
    close() {
      isClosed = true;
      void made?.then((excerpts) => excerpts.close());
    },
  };
}
