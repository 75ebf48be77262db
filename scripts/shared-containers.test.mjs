import postcss from 'postcss';
import { expect, it } from 'vitest';
import { shareContainers } from '../packages/annotator/build/shared-containers.mjs';

const shared = (css) => postcss([shareContainers()]).process(css, { from: undefined }).css;

it('containers have one name in all files of the style sheet', () => {
  expect(shared('.a { container: glossator_root_glossator / inline-size }')).toBe(
    '.a { container: glossator / inline-size }',
  );
  expect(shared('@container glossator_old_place_glossator-beside (height < 9em) { .a {} }')).toBe(
    '@container glossator-beside (height < 9em) { .a {} }',
  );
  expect(shared('@container (width < 9em) { .glossator_a_glossator {} }')).toBe(
    '@container (width < 9em) { .glossator_a_glossator {} }',
  );
});
