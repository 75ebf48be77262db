import type { SelectionColor } from '@glossator/client-sdk/contract';
import { SELECTION_COLORS } from '@glossator/client-sdk/contract';
import { NAMED_COLORS } from '@glossator/client-sdk/constants';

type Lab = readonly [number, number, number];

const PALETTE = NAMED_COLORS.map((hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))).map(
  ([red = 0, green = 0, blue = 0]) => labOf([red, green, blue]),
);

/**
 * The one of the 20 colors that looks most like a color (0 to 255 each): nearest in OKLab (Ottosson 2020), hue counting more than
 * lightness, for strong colors of PDF programs become pale ones here. Without color, or with a gray, it is the first.
 */
export function nearestColor(rgb: readonly [number, number, number] | undefined): SelectionColor {
  const wanted = rgb && labOf(rgb);
  if (!wanted || Math.hypot(wanted[1], wanted[2]) < GRAY) return SELECTION_COLORS[0];
  let [best, least] = [0, Infinity];
  for (const [index, color] of PALETTE.entries()) {
    const away = distance(wanted, color);
    if (away >= least) continue;
    best = index;
    least = away;
  }
  return SELECTION_COLORS[best] ?? SELECTION_COLORS[0];
}

/** Chroma below which a color has no hue to speak of. */
const GRAY = 0.02;
/** How much less a difference in lightness counts, and one in how strong a color is. */
const [LIGHTNESS, STRENGTH] = [0.5, 0.3];

function distance(a: Lab, b: Lab): number {
  const [strongA, strongB] = [Math.hypot(a[1], a[2]), Math.hypot(b[1], b[2])];
  const hue = Math.hypot(a[1] / strongA - b[1] / strongB, a[2] / strongA - b[2] / strongB) / 10;
  return Math.hypot(LIGHTNESS * (a[0] - b[0]), STRENGTH * (strongA - strongB), hue);
}

function labOf(rgb: readonly [number, number, number]): Lab {
  const [r, g, b] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = [r, g, b];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
