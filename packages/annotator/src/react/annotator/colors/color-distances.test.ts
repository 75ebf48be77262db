import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { QUICK_COLORS, SELECTION_COLORS } from '../../../core/legend/colors';

const TOKENS = readFileSync(new URL('../../styles/glossator-tokens.css', import.meta.url), 'utf8');

function tokenOf(name: string): string {
  const value = new RegExp(`--glossator-${name}: (#[0-9a-f]{6});`).exec(TOKENS)?.[1];
  if (value === undefined) throw new Error(`There is no color ${name}`);
  return value;
}

/** A color in OKLab, in which distances are about as large as they look. */
function oklab(color: string): readonly [number, number, number] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function distance(a: string, b: string): number {
  const [x, y] = [oklab(a), oklab(b)];
  return Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
}

const paintOf = (color: (typeof SELECTION_COLORS)[number]) =>
  tokenOf(`selection-${SELECTION_COLORS.indexOf(color) + 1}`);

describe('the colors', () => {
  it('that are offered first are easily distinguished', () => {
    for (const one of QUICK_COLORS)
      for (const other of QUICK_COLORS)
        if (one !== other) expect(distance(paintOf(one), paintOf(other))).toBeGreaterThan(0.12);
  });

  it('of highlights differ from that of selected text', () => {
    const selected = tokenOf('text-selection');
    const near = SELECTION_COLORS.filter((color) => distance(paintOf(color), selected) < 0.075);
    expect(near).toEqual([]);
  });
});
