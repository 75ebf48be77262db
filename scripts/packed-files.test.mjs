import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './node.mjs';
import { problemsOf } from './packed-files.mjs';
import { PACKAGES } from './pack.mjs';

const manifest = {
  description: 'A package',
  keywords: ['law'],
  license: 'MIT',
  repository: {},
  engines: {},
  publishConfig: {},
  exports: {
    '.': { types: './dist/index.d.ts', default: './dist/index.js' },
    './assets/*': './dist/assets/*',
  },
};
const files = [
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  'dist/assets/a.wasm',
  'dist/index.d.ts',
  'dist/index.js',
  'dist/index.js.map',
  'package.json',
];

describe('a tarball', () => {
  it('is fine with all that its package.json promises', () => {
    expect(problemsOf(manifest, files)).toEqual([]);
  });

  it('is refused with tests or stories in it, or without a file that it should have', () => {
    expect(
      problemsOf(manifest, [...files, 'src/a.test.ts', 'src/B.stories.tsx', 'dist/a/testing/b.js']),
    ).toHaveLength(3);
    for (const file of files)
      expect(
        problemsOf(
          manifest,
          files.filter((other) => other !== file),
        ),
        file,
      ).toHaveLength(1);
  });

  it('is refused without what a registry shows, and without the condition that require looks for', () => {
    expect(problemsOf({ ...manifest, engines: undefined }, files)).toEqual(['no "engines"']);
    const exports = { '.': { types: './dist/index.d.ts', import: './dist/index.js' } };
    expect(problemsOf({ ...manifest, exports }, files)).toHaveLength(1);
  });
});

describe.each(PACKAGES)('%s', (folder) => {
  const read = (path) => readFileSync(join(root, path), 'utf8');

  it('has the license of the repository', () => {
    expect(read(`${folder}/LICENSE`)).toBe(read('LICENSE'));
  });

  it('has a changelog that the release can continue', () => {
    expect(read(`${folder}/CHANGELOG.md`)).toContain(
      `# @glossator/${folder.replace('packages/', '')}\n\n## `,
    );
  });
});
