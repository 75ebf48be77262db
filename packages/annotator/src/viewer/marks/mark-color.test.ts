import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NAMED_COLORS } from '@glossator/client-sdk/constants';
import { describe, expect, it } from 'vitest';
import { markPaint } from './mark-color';

const TOKENS = readFileSync(join(import.meta.dirname, '../../react/styles/glossator-tokens.css'), 'utf8');

describe('the paint of a highlight', () => {
  it('is the token of its color, and where there are no tokens the same color', () => {
    const tokens = [...TOKENS.matchAll(/--glossator-selection-(\d+): (#\w{6});/g)].map(
      ([, number, color]) => [`COLOR_${number}`, color] as const,
    );
    expect(tokens).toHaveLength(20);
    expect(tokens.map(([name]) => markPaint(name as 'COLOR_1', 'plain'))).toEqual(
      tokens.map(([, color], at) => `var(--glossator-selection-${at + 1}, ${color})`),
    );
    expect(NAMED_COLORS).toEqual(tokens.map(([, color]) => color));
  });

  it('is darker for the open highlight, with tokens and without', () => {
    expect(markPaint('COLOR_2', 'active')).toBe(
      'var(--glossator-selection-2-active, color-mix(in srgb, #d2ed91, black 22%))',
    );
    expect(markPaint('#123456', 'active')).toBe('color-mix(in srgb, #123456, black 22%)');
  });
});
