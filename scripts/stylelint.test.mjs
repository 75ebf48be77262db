import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import stylelint from 'stylelint';
import { describe, expect, it } from 'vitest';
import { root } from './install.mjs';

const FEATURE = 'packages/annotator/src/react/features/notes/glossator-notes.module.css';
const VIEWER = 'packages/annotator/src/viewer/glossator-viewer.module.css';
const APP = 'examples/host-app/src/library/glossator-library.module.css';
const TOKENS = 'packages/annotator/src/react/styles/glossator-tokens.css';

/** The rules that a style sheet breaks when it stands at a path of the repository. */
async function broken(path, declaration) {
  const { results } = await stylelint.lint({
    code: `.note {\n  ${declaration};\n}\n`,
    codeFilename: join(root, path),
    configFile: join(root, 'stylelint.config.mjs'),
  });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

describe('the law of style sheets', () => {
  it.each([
    [FEATURE, 'padding: 7px'],
    [FEATURE, 'margin: 0 auto -3px'],
    [APP, 'gap: 10px var(--glossator-space-2)'],
    [APP, 'margin-top: calc(2px + 1rem)'],
    [FEATURE, 'scroll-margin-block: 8px'],
    [FEATURE, 'border-radius: 5px'],
    [APP, 'border-start-start-radius: 1em'],
    [FEATURE, 'color: #fff'],
    [APP, 'background: rgb(0 0 0 / 0.2)'],
    [FEATURE, 'border: 1px solid black'],
    [FEATURE, 'font-size: 11px'],
    [FEATURE, 'inline-size: 2rem'],
    [VIEWER, 'inline-size: 2rem'],
    [VIEWER, 'padding: 24px'],
    [VIEWER, 'color: #1b1b1b'],
    [TOKENS, 'padding: 4px'],
  ])('refuses in %s: %s', async (path, declaration) => {
    expect(await broken(path, declaration)).not.toEqual([]);
  });

  it.each([
    [FEATURE, 'padding: var(--glossator-space-1-75) 0'],
    [FEATURE, 'margin-inline: calc(-1 * var(--glossator-space-2)) auto'],
    [FEATURE, 'border-radius: var(--glossator-radius-s) 0 0 50%'],
    [FEATURE, 'inline-size: 18px'],
    [FEATURE, 'border: 1px solid var(--glossator-line)'],
    [APP, 'margin: 7vh auto 0.2em'],
    [VIEWER, 'padding: var(--glossator-space-6, 24px)'],
    [VIEWER, 'background: var(--glossator-page, #fff)'],
    [TOKENS, '--glossator-page: #fff'],
  ])('allows in %s: %s', async (path, declaration) => {
    expect(await broken(path, declaration)).toEqual([]);
  });
});

describe('tokens', () => {
  const sheetsOf = (folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((name) => name.endsWith('.css'))
      .map((name) => ({ name, text: readFileSync(join(root, folder, name), 'utf8') }));
  const sheets = ['packages/annotator/src', 'examples/host-app/src'].flatMap(sheetsOf);
  const defined = new Set(
    sheets.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+):/g)].map(([, name]) => name)),
  );

  it('are defined where a sheet takes one without a fallback', () => {
    const taken = sheets.flatMap(({ name, text }) =>
      [...text.matchAll(/var\((--(?:glossator|host)-[\w-]+)\)/g)].map(([, token]) => ({ name, token })),
    );
    expect(taken.length).toBeGreaterThan(1000);
    expect(taken.filter(({ token }) => !defined.has(token))).toEqual([]);
  });

  it('have a user: a spacing or radius that nobody takes is no step of the scale', () => {
    const all = sheets.map(({ text }) => text).join('\n');
    const scale = [...defined].filter((name) => /^--glossator-(space|radius)/.test(name));
    expect(scale.filter((name) => !new RegExp(`var\\(${name}[,)]`).test(all))).toEqual([]);
  });
});
