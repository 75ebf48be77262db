import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './install.mjs';

const DECISIONS = 'docs/decisions.md';
/** The map of the code stays one: details belong in READMEs and decision records. */
const MOST_WORDS_OF_THE_MAP = 1500;

/** What is cited, in the forms that comments use; the last group holds the section numbers: `3`, `4 and 8`, `3 to 5`. */
const NUMBERS = String.raw`(\d+(?:(?:, | and | to )\d+)*)`;
const CITATIONS = [
  { part: 'specification', form: String.raw`[Ss]pecification(?:'s)?(?: \w+)?,? \(?sections? ${NUMBERS}` },
  { part: 'specification', form: String.raw`sections? ${NUMBERS} of the specification` },
  { part: 'decision', form: String.raw`decisions\.md\)?,? sections? ${NUMBERS}` },
];
const HEADINGS = { specification: /^## Specification section (\d+):/gm, decision: /^## Section (\d+):/gm };

/** Files that a document must not name, because a clone does not have them. */
const ELSEWHERE = /shared\/(spec|design|research)\b|specification\.md/;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path && existsSync(join(root, path)));
const textOf = (path) => readFileSync(join(root, path), 'utf8');

/** A text with its comments unwrapped, so that a citation over a line end is one. */
const unwrapped = (text) => text.replace(/\n\s*(?:\*|\/\/)?\s*/g, ' ');

function numbersIn(list) {
  const numbers = list.match(/\d+/g).map(Number);
  if (!list.includes(' to ')) return numbers;
  const [from, to] = numbers.slice(-2);
  return [...numbers, ...Array.from({ length: to - from }, (_, index) => from + index)];
}

/** The sections that a text cites. */
function citationsIn(text) {
  const whole = unwrapped(text);
  return CITATIONS.flatMap(({ part, form }) =>
    [...whole.matchAll(new RegExp(form, 'g'))].flatMap(([, list]) =>
      numbersIn(list).map((number) => ({ part, number })),
    ),
  );
}

/** Headings as anchors, as Git hosts make them. */
const anchorsOf = (markdown) =>
  new Set(
    [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replaceAll(' ', '-'),
    ),
  );

/** Relative links of a Markdown text, without those in code. */
const linksIn = (markdown) =>
  [
    ...markdown
      .replace(/^```.*?^```/gms, '')
      .replace(/`[^`\n]*`/g, '')
      .matchAll(/\]\(([^)\s]+)\)/g),
  ]
    .map(([, target]) => target)
    .filter((target) => !/^[a-z]+:/.test(target));

function brokenLinks(path) {
  return linksIn(textOf(path)).filter((link) => {
    const [target, anchor] = link.split('#');
    const file = target === '' ? path : join(dirname(path), target);
    if (!existsSync(join(root, file))) return true;
    return anchor !== undefined && !anchorsOf(textOf(file)).has(anchor);
  });
}

describe('citations of the specification and of decisions', () => {
  const sections = Object.fromEntries(
    Object.entries(HEADINGS).map(([part, heading]) => [
      part,
      new Set([...textOf(DECISIONS).matchAll(heading)].map(([, number]) => Number(number))),
    ]),
  );
  const sources = files.filter(
    (path) => /\.(tsx?|mjs|css|md)$/.test(path) && path !== 'scripts/docs.test.mjs',
  );

  it('name sections that docs/decisions.md has', () => {
    const cited = sources.flatMap((path) =>
      citationsIn(textOf(path)).map((citation) => ({ path, ...citation })),
    );
    expect(cited.length).toBeGreaterThan(100);
    const missing = cited.filter(({ part, number }) => !sections[part].has(number));
    expect(missing).toEqual([]);
  });

  it('name no document outside the repository', () => {
    expect(sources.filter((path) => ELSEWHERE.test(textOf(path)))).toEqual([]);
  });

  it('are read in every form that comments use', () => {
    const text = [
      '(specification section 3) (specification sections 3 to 5, decisions.md section 9)',
      '// in the words of',
      ' * the specification (section 4), decisions.md sections 2 and 6; section 8 of',
      ' * the specification',
    ].join('\n');
    const read = citationsIn(text).map(({ part, number }) => `${part} ${number}`);
    expect(new Set(read)).toEqual(
      new Set([
        ...[3, 4, 5, 8].map((number) => `specification ${number}`),
        ...[2, 6, 9].map((number) => `decision ${number}`),
      ]),
    );
  });
});

/** Paths of the repository that a text names as code, without patterns and placeholders. */
const pathsIn = (markdown) =>
  [
    ...markdown
      .replace(/^```.*?^```/gms, '')
      .matchAll(/`((?:packages|examples|scripts|docs|e2e|bench)\/[\w./-]+)`/g),
  ].map(([, path]) => path);

describe('the documents at the root', () => {
  it(`keep the map within ${MOST_WORDS_OF_THE_MAP} words`, () => {
    expect(textOf('ARCHITECTURE.md').match(/\S+/g).length).toBeLessThanOrEqual(MOST_WORDS_OF_THE_MAP);
  });

  it.each(['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md'])('name paths that exist, in %s', (path) => {
    expect(
      pathsIn(textOf(path)).filter((named) => !named.includes('NAME') && !existsSync(join(root, named))),
    ).toEqual([]);
  });
});

describe('links of Markdown files', () => {
  const documents = files.filter((path) => path.endsWith('.md') && !path.startsWith('.changeset/'));

  it.each(documents)('lead somewhere in %s', (path) => {
    expect(brokenLinks(path)).toEqual([]);
  });
});
