import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { answers } from './carry-over-example';

const README = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
const EXAMPLE = await readFile(new URL('./carry-over-example.ts', import.meta.url), 'utf8');

test('the example of the README is the one that runs here', () => {
  const printed = EXAMPLE.replace("'../index'", "'@glossator/document-text'").replace(
    'export const',
    'const',
  );
  expect(README).toContain(`\`\`\`ts\n${printed}\`\`\``);
});

test('its answers are the ones that the README says', () => {
  expect(README).toContain(`\`\`\`text\n${answers.join('\n')}\n\`\`\``);
});
