import type { PageRuns, Point, PageBox } from '@glossator/document-text';
import type { PDFPageProxy } from 'pdfjs-dist';
import { transformPoint, type Matrix } from '../layout/page-matrix';
import { namedActionOf } from '../pdf/destination';
import { viewerClass } from '../styles/viewer-class';

/** A link of a page: its rectangle in page units and where it leads. */
export interface PageLink {
  readonly from: Point;
  readonly to: Point;
  readonly url?: string;
  readonly destination?: unknown;
}

const SAFE_SCHEMES = new Set(['http:', 'https:', 'mailto:']);

/**
 * Reads the links of a page. Only http, https, mailto and places in the document; everything else (scripts, programs to start,
 * other files) is no link here.
 */
export async function readLinks(proxy: PDFPageProxy, { view }: PageBox): Promise<readonly PageLink[]> {
  const annotations: readonly unknown[] = await proxy.getAnnotations({ intent: 'display' });
  return annotations.flatMap((annotation): PageLink[] => {
    if (typeof annotation !== 'object' || annotation === null) return [];
    const read = (key: string): unknown => Reflect.get(annotation, key);
    const rect = read('rect');
    if (read('subtype') !== 'Link' || !isRect(rect)) return [];
    const left = Math.min(view[0], view[2]);
    const top = Math.max(view[1], view[3]);
    const place = {
      from: { x: Math.min(rect[0], rect[2]) - left, y: top - Math.max(rect[1], rect[3]) },
      to: { x: Math.max(rect[0], rect[2]) - left, y: top - Math.min(rect[1], rect[3]) },
    };
    const url = safeUrl(read('url'));
    if (url) return [{ ...place, url }];
    const action = { action: read('action') };
    const destination = namedActionOf(action) ? action : read('dest');
    return destination ? [{ ...place, destination }] : [];
  });
}

/** The address if it is one that may be followed. */
export function safeUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || !URL.canParse(value)) return undefined;
  const url = new URL(value);
  return SAFE_SCHEMES.has(url.protocol) ? url.href : undefined;
}

/** Elements for the links of a page, over its text. Places are in percent, so that zoom costs nothing. */
export function createLinkLayer(
  document: Document,
  links: readonly PageLink[],
  page: {
    readonly matrix: Matrix;
    readonly width: number;
    readonly height: number;
    readonly runs: PageRuns | undefined;
  },
  onFollow: (destination: unknown) => void,
): HTMLElement {
  const root = document.createElement('div');
  for (const link of links) {
    const a = transformPoint(page.matrix, link.from);
    const b = transformPoint(page.matrix, link.to);
    const element = link.url === undefined ? inner(document, link, onFollow) : outer(document, link.url);
    element.className = viewerClass('link');
    element.setAttribute('aria-label', textUnder(link, page.runs) || link.url || '→');
    Object.assign(element.style, {
      left: `${(100 * Math.min(a.x, b.x)) / page.width}%`,
      top: `${(100 * Math.min(a.y, b.y)) / page.height}%`,
      width: `${(100 * Math.abs(b.x - a.x)) / page.width}%`,
      height: `${(100 * Math.abs(b.y - a.y)) / page.height}%`,
    });
    root.append(element);
  }
  return root;
}

function outer(document: Document, url: string): HTMLElement {
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.title = url;
  anchor.target = '_blank';
  anchor.rel = 'noopener noreferrer';
  return anchor;
}

function inner(document: Document, link: PageLink, onFollow: (destination: unknown) => void): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('role', 'link');
  button.addEventListener('click', () => onFollow(link.destination));
  return button;
}

/** The words a link stands on, its name for those who cannot see it. */
function textUnder(link: PageLink, runs: PageRuns | undefined): string {
  if (!runs) return '';
  return runs.text.elements
    .filter((_text, index) => {
      const shape = runs.shapes[index];
      if (!shape) return false;
      const x = shape.x + shape.width / 2;
      const y = shape.y + shape.height / 2;
      return x >= link.from.x && x <= link.to.x && y >= link.from.y && y <= link.to.y;
    })
    .join('')
    .trim();
}

function isRect(value: unknown): value is readonly [number, number, number, number] {
  return Array.isArray(value) && value.length >= 4 && value.every((part) => typeof part === 'number');
}
