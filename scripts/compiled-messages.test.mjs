import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compiledMessages } from '../examples/host-app/compiled-messages.ts';
import * as written from '../packages/i18n/src/index.ts';
import { argumentsOf, textsOf } from '../packages/i18n/src/testing/message-parts.ts';

/** What is translated; the words of the landing page are shown as they are written. */
const TRANSLATED = ['annotator', 'host', 'emails', 'report'];

/** Each form of a plural in each language, and what is written with separators. */
const NUMBERS = [0, 1, 2, 5, 11, 1.5, 1_000_000];

/** What may stand in a text: nothing, signs that messages are written with, and a number. */
const TEXTS = ['Anna', '', "l'<b>art. {1}</b> #", 1_234_567];

const folder = await mkdtemp(join(tmpdir(), 'compiled-messages-'));
let chunks;
let built;
beforeAll(async () => {
  const entry = join(import.meta.dirname, '../packages/i18n/src/index.ts');
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [compiledMessages],
    resolve: { conditions: ['module', 'browser', 'production'] },
    build: { outDir: folder, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  });
  chunks = output.filter(({ type }) => type === 'chunk');
  const { fileName } = chunks.find(({ isEntry }) => isEntry);
  built = await import(pathToFileURL(join(folder, fileName)).href);
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

describe.each(written.LOCALES)('the messages of the built app in %s', (locale) => {
  it.each(TRANSLATED)('say in "%s" what is written, whatever their arguments are', async (namespace) => {
    const [asWritten, asBuilt] = await Promise.all(
      [written, built].map(async ({ createTranslate, loadMessages }) =>
        createTranslate(locale, await loadMessages(locale, [namespace]), namespace),
      ),
    );
    const differing = [];
    let compared = 0;
    for (const [path, text] of await textsOf(locale)) {
      if (!path.startsWith(`${namespace}.`)) continue;
      const key = path.slice(namespace.length + 1);
      for (const values of samplesFor(text)) {
        const [wanted, found] = [asWritten, asBuilt].map((t) => t.markup(key, values));
        if (wanted !== found) differing.push({ key, values, wanted, found });
        compared += 1;
      }
    }
    expect(differing.slice(0, 3)).toEqual([]);
    expect(compared).toBeGreaterThan(20);
  });
});

it('are in a bundle without the parser of messages', () => {
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
  expect(modules.some((id) => id.includes('/production/format-message/format-only'))).toBe(true);
  expect(modules.filter((id) => id.includes('messageformat'))).toEqual([]);
});

/** Arguments for a message: each number with each text and each choice. */
function samplesFor(text) {
  const lists = [...argumentsOf(text)].map(([name, use]) => [name, samplesOf(name, use)]);
  return lists.reduce(
    (samples, [name, list]) =>
      samples.flatMap((before) => list.map((value) => ({ ...before, [name]: value }))),
    [{}],
  );
}

function samplesOf(name, use) {
  if (use === 'number') return NUMBERS;
  if (use === 'moment') return [new Date('2026-03-01T00:05:00Z'), new Date('2026-11-26T14:05:00Z')];
  if (use === 'tag') return [(inner) => `[${name} ${inner}]`];
  if (use.startsWith('select')) return [...use.split(' ').slice(1), 'none of them'];
  return TEXTS;
}
