import { useEffect, useRef, useState } from 'react';
import type { Log } from '../../../core/ports/environment';
import type { PagePictures } from '../../../viewer/index';

/** The size of a page at 100 %, CSS pixels. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** A PDF whose pages can be drawn, and the size of its first page, which the others are taken to have until theirs are known. */
export interface OpenPages {
  readonly pictures: PagePictures;
  readonly first: PageSize;
}

/** What opens and draws pages, and hears of what cannot be read. */
export interface PagesOptions {
  /** Address of the folder with the package's assets, ending with a slash. */
  readonly assetsUrl: string;
  readonly log: Pick<Log, 'warn'>;
  readonly onError: () => void;
}

/** Opens a PDF for pictures of its pages while the component is mounted; `onError` where it cannot be read. */
export function usePagePictures(file: Blob, options: PagesOptions): OpenPages | undefined {
  const { assetsUrl, log, onError } = options;
  const [open, setOpen] = useState<OpenPages | undefined>(undefined);
  const fail = useRef(onError);
  useEffect(() => {
    fail.current = onError;
  });
  useEffect(() => {
    const stopping = new AbortController();
    const { signal } = stopping;
    let made: PagePictures | undefined;
    const read = async () => {
      const { openPagePictures } = await import('../../../viewer/index');
      const data = new Uint8Array(await file.arrayBuffer());
      signal.throwIfAborted();
      const pictures = await openPagePictures(data, { assetsUrl, signal });
      if (signal.aborted) pictures.destroy();
      else made = pictures;
      const first = await pictures.sizeOf(0);
      signal.throwIfAborted();
      setOpen({ pictures, first });
    };
    read().catch((error: unknown) => {
      if (signal.aborted) return;
      log.warn('The pages of a file could not be read', error);
      fail.current();
    });
    return () => {
      stopping.abort();
      made?.destroy();
      setOpen(undefined);
    };
  }, [file, assetsUrl, log]);
  return open;
}
