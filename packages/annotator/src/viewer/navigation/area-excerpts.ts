import type { PageArea } from '@glossator/client-sdk/contract';
import { shownArea } from '../layout/area-box';
import { boxSize, type Size } from '../layout/page-box';
import { pageMatrix } from '../layout/page-matrix';
import { bitmapSize } from '../pages/bitmap-size';
import { renderInIdleTime } from './thumbnail-drawing';
import { createThumbnailQueue, worldOf } from './thumbnail-queue';
import type { ThumbnailsOptions } from './thumbnails';

/** Small, sharp pictures of areas of pages. */
export interface AreaExcerpts {
  /**
   * Puts the picture of an area into `host`, as large as fits into `box` (CSS pixels) and no larger than twice its size on the paper;
   * it is drawn when the viewer has nothing else to do. The returned function takes it away again.
   */
  show(area: PageArea, host: HTMLElement, box: Size): () => void;
}

/** The excerpts of one open document. */
export interface DocumentExcerpts extends AreaExcerpts {
  close(): void;
}

/** What they work with: the same as thumbnails. */
export type ExcerptsOptions = Omit<ThumbnailsOptions, 'drawnPage'>;

interface Mount {
  readonly area: PageArea;
  readonly host: HTMLElement;
  readonly box: Size;
}

/** Pictures that are kept when nothing shows them. */
const KEPT = 40;
/** Most CSS pixels of a point of the page. */
const MOST_SCALE = 2;

/** Makes the excerpts of a document. */
export function createAreaExcerpts(options: ExcerptsOptions): DocumentExcerpts {
  const { document, geometry } = options;
  const mounts = new Map<number, Mount>();
  // In the order of their last use.
  const kept = new Map<string, HTMLCanvasElement>();
  let nextId = 0;

  /** The page's size in CSS pixels at which the area fits, and the part of it that the area is. */
  const fitted = ({ area, box }: Mount) => {
    const rotation = geometry.rotationOf(area.page);
    const page = geometry.boxOf(area.page);
    const size = boxSize(page);
    const turned = rotation % 180 === 0 ? size : { width: size.height, height: size.width };
    const natural = shownArea(area, size, pageMatrix(size.width, size.height, rotation, turned));
    const scale = Math.min(
      box.width / natural.width,
      box.height / natural.height,
      MOST_SCALE * page.userUnit,
    );
    const [width, height] = [natural.width * scale, natural.height * scale];
    const bitmap = bitmapSize(width, height, document.defaultView?.devicePixelRatio ?? 1);
    const key = [area.page, area.x, area.y, area.width, area.height, rotation].join(' ');
    return {
      natural,
      scale,
      width,
      height,
      bitmap,
      rotation,
      key: `${key} ${bitmap.width}x${bitmap.height}`,
    };
  };
  const put = ({ host }: Mount, canvas: HTMLCanvasElement, { width, height }: Size): void => {
    Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` });
    host.replaceChildren(canvas);
  };
  const keep = (key: string, canvas: HTMLCanvasElement): void => {
    kept.delete(key);
    kept.set(key, canvas);
    for (const [oldest] of kept) {
      if (kept.size <= KEPT) break;
      kept.delete(oldest);
    }
  };
  const draw = async (id: number, signal: AbortSignal, rest: () => Promise<void>): Promise<void> => {
    const wanted = mounts.get(id);
    if (!wanted) return;
    const { page } = wanted.area;
    const proxy = await options.getPage(page);
    const mount = mounts.get(id);
    if (signal.aborted || !mount) return;
    // The page's true size may have become known just now.
    const { natural, bitmap, rotation, key, ...size } = fitted(mount);
    const canvas = document.createElement('canvas');
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    const ratio = bitmap.width / natural.width;
    const viewport = proxy.getViewport({
      // pdf.js multiplies by the user unit itself.
      scale: ratio / geometry.boxOf(page).userUnit,
      rotation,
      offsetX: -natural.x * ratio,
      offsetY: -natural.y * ratio,
    });
    try {
      await renderInIdleTime(proxy, canvas, viewport, { hidden: options.hidden, signal, rest });
    } finally {
      if (!options.isMounted(page)) proxy.cleanup();
    }
    keep(key, canvas);
    if (mounts.get(id) === mount) put(mount, canvas, size);
  };
  const queue = createThumbnailQueue({
    ...worldOf(document, options.isBusy),
    draw,
    timeLimit: options.timeLimit,
    onFailed: (_id, reason) => reason === 'timeout' && options.onTimeout(),
  });

  return {
    show(area, host, box) {
      const id = (nextId += 1);
      const mount = { area, host, box };
      mounts.set(id, mount);
      const { key, width, height } = fitted(mount);
      const before = kept.get(key);
      // A picture is in one place at a time.
      if (before && !before.isConnected) {
        keep(key, before);
        put(mount, before, { width, height });
      } else queue.add(id);
      return () => {
        mounts.delete(id);
        queue.remove(id);
        host.replaceChildren();
      };
    },
    close() {
      queue.close();
      for (const { host } of mounts.values()) host.replaceChildren();
      mounts.clear();
      kept.clear();
    },
  };
}
