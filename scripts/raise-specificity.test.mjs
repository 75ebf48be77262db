import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { raiseSpecificity } from '../packages/annotator/build/raise-specificity.mjs';

const raised = (css) => postcss([raiseSpecificity()]).process(css, { from: undefined }).css;

describe('raising the specificity of the style sheet', () => {
  it('makes every selector as heavy as an id, those of parts included', () => {
    expect(raised('.a, .b .c::after {}')).toBe(':not(#\\#).a, :not(#\\#).b .c::after {}');
    expect(raised('@media print { button.a {} }')).toBe('@media print { button:not(#\\#).a {} }');
    expect(raised('.a { & .b {} }')).toBe(':not(#\\#).a { & .b {} }');
  });

  it('makes a reset lighter than that', () => {
    const [selector] = raised(':where(.a *) {}').split(':where');
    expect(selector).toMatch(/^:not\((?:\.\\#)+\)$/);
  });

  it('leaves tokens and key frames alone', () => {
    for (const css of ["[class~='glossator-root'] {}", '@keyframes a { to {} }'])
      expect(raised(css)).toBe(css);
  });
});
