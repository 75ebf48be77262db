import type { PageBox } from './page-box';

/** The part of a pdf.js text item that says where it stands (PDF points, origin at the bottom left). */
export interface PlacedItem {
  readonly str: string;
  readonly dir: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly fontName: string;
}

/** The part of a pdf.js text style that says what the item's font looks like. */
export interface FontStyle {
  readonly fontFamily: string;
  readonly ascent: number;
  readonly descent: number;
  readonly vertical: boolean;
}

/**
 * The box of one element in page units: `x`, `y` is the corner where its first line's top and its reading start meet, `angle`
 * (radians, clockwise) the direction it runs in, `width` along and `height` across it.
 */
export interface RunShape {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly width: number;
  readonly height: number;
  /** How much of the height is above the baseline. */
  readonly rise: number;
  /** Height of the font, and the family of the browser's fonts that is nearest to it. */
  readonly fontSize: number;
  readonly fontFamily: string;
  readonly isRtl: boolean;
}

const USUAL = { ascent: 0.9, descent: -0.21 };

/** The shape of a text item. Fonts with impossible heights (Type 3, damaged ones) get usual ones. */
export function runShape(item: PlacedItem, style: FontStyle | undefined, box: PageBox): RunShape {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = item.transform;
  const left = Math.min(box.view[0], box.view[2]);
  const top = Math.max(box.view[1], box.view[3]);
  const isVertical = style?.vertical ?? false;
  const angle = Math.atan2(-b, a) + (isVertical ? Math.PI / 2 : 0);
  const fontSize = Math.hypot(c, d);
  const { ascent, descent } = lineOf(style);
  const rise = ascent * fontSize;
  return {
    x: e - left + rise * Math.sin(angle),
    y: top - f - rise * Math.cos(angle),
    angle,
    width: isVertical ? item.height : item.width,
    height: (ascent - descent) * fontSize,
    rise,
    fontSize,
    fontFamily: style?.fontFamily || 'sans-serif',
    isRtl: item.dir === 'rtl',
  };
}

/** A line's reach above and below its baseline. Fonts that say less than their capitals and descenders need get that. */
function lineOf(style: FontStyle | undefined): { ascent: number; descent: number } {
  if (style?.vertical) return { ascent: 0.5, descent: -0.5 };
  const ascent = style?.ascent ?? 0;
  const descent = style?.descent ?? 0;
  const isPossible = ascent > 0 && ascent <= 1.3 && descent <= 0 && descent >= -0.6;
  if (!isPossible) return USUAL;
  return { ascent: within(ascent, 0.86, 1), descent: within(descent, -0.3, -0.21) };
}

function within(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
