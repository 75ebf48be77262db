/** Least contrast of text with what it stands on (WCAG 2.2, 1.4.3). */
export const LEAST_CONTRAST = 4.5;

/** How much black the active shade of a custom color has (`markPaint` of the viewer). */
const ACTIVE_BLACK = 0.22;

type Rgb = readonly [number, number, number];

/** The contrast (1 to 21, rounded down to a tenth) of black text with a highlight of that color `#rrggbb` while it is the open one. */
export function contrastOnMark(color: string): number {
  const [red, green, blue] = mix(rgbOf(color), 0, ACTIVE_BLACK).map(linear);
  const luminance = 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
  return Math.floor(((luminance + 0.05) / 0.05) * 10) / 10;
}

/** The color itself where black text can be read on it, or else the nearest lighter one of its hue where that is so. */
export function readableTint(color: string): string {
  for (let white = 0; white < 1; white += 0.02) {
    const tint = hexOf(mix(rgbOf(color), 255, white));
    if (contrastOnMark(tint) >= LEAST_CONTRAST) return tint;
  }
  return '#ffffff';
}

function rgbOf(color: string): Rgb {
  const part = (at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

function hexOf(rgb: Rgb): string {
  return `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

function mix([red, green, blue]: Rgb, other: number, share: number): Rgb {
  const toward = (value: number) => value + (other - value) * share;
  return [toward(red), toward(green), toward(blue)];
}

/** The relative luminance of one channel (WCAG 2.2, relative luminance). */
function linear(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
