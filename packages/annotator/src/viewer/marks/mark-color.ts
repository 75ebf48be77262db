import type { SelectionColor } from '@glossator/client-sdk/contract';
import { NAMED_COLORS } from '@glossator/client-sdk/constants';

/** How strongly a highlight is painted: as it is, while the pointer is over it, or as the one that is open. */
export type MarkShade = 'plain' | 'hovered' | 'active';

/**
 * The CSS paint of a highlight: a variable of the design tokens for the 20 named colors, the color itself for custom ones. The
 * active shade of a custom color is a darker one; the hovered shade is half way to the active one.
 */
export function markPaint(color: SelectionColor, shade: MarkShade): string {
  const plain = shadeOf(color, false);
  if (shade === 'plain') return plain;
  const active = shadeOf(color, true);
  return shade === 'active' ? active : `color-mix(in srgb, ${plain}, ${active})`;
}

function shadeOf(color: SelectionColor, isActive: boolean): string {
  const named = /^COLOR_(\d+)$/.exec(color)?.[1];
  if (named === undefined) return isActive ? darker(color) : color;
  const fallback = NAMED_COLORS[Number(named) - 1] ?? NAMED_COLORS[0];
  return isActive
    ? `var(--glossator-selection-${named}-active, ${darker(fallback)})`
    : `var(--glossator-selection-${named}, ${fallback})`;
}

function darker(color: string): string {
  return `color-mix(in srgb, ${color}, black 22%)`;
}

/** What names of outlines begin with; no CSS paint does. */
const OUTLINE = 'outline ';

/** Names the outline of a highlight that is only proposed, for `dressHighlight`. */
export function proposalPaint(color: SelectionColor): string {
  return `${OUTLINE}${shadeOf(color, true)}`;
}

/** What names of areas begin with. */
const AREA = 'area ';

/** Names the frame of an area, for `dressHighlight`. */
export function areaPaint(color: SelectionColor, shade: MarkShade): string {
  return `${AREA}${markPaint(color, shade)}`;
}

/**
 * Paints a highlight; an area as a frame over a hint of its color, so that the picture in it can be seen, and what is only proposed
 * as a dashed outline, unlike anything that is settled.
 */
export function dressHighlight(path: SVGPathElement, paint: string): void {
  if (paint.startsWith(AREA)) {
    const color = paint.slice(AREA.length);
    path.style.fill = `color-mix(in srgb, ${color} 30%, transparent)`;
    path.style.stroke = `color-mix(in srgb, ${color}, black 30%)`;
    path.style.strokeWidth = '2px';
    path.style.vectorEffect = 'non-scaling-stroke';
    return;
  }
  if (!paint.startsWith(OUTLINE)) {
    path.style.fill = paint;
    return;
  }
  const color = paint.slice(OUTLINE.length);
  path.style.fill = `color-mix(in srgb, ${color} 22%, transparent)`;
  path.style.stroke = `color-mix(in srgb, ${color}, black 45%)`;
  path.style.strokeWidth = '1.5px';
  path.style.strokeDasharray = '5 3';
  path.style.vectorEffect = 'non-scaling-stroke';
}

/** The CSS paints of search hits and of the selection in progress. */
export const HIT_PAINT = 'var(--glossator-search-hit, #ffe9a8)';
/** The search hit that the reader is at. */
export const ACTIVE_HIT_PAINT = 'var(--glossator-search-hit-active, #ffb347)';
/** The text selection. */
export const SELECTION_PAINT = 'var(--glossator-text-selection, #b7bcc6)';
