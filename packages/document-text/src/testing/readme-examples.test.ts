import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answers, changes } from './carry-over-example';
import { findPhrase } from './quick-start-example';
import { tinyPdf } from './tiny-pdf';

const read = (file: string): Promise<string> => readFile(new URL(file, import.meta.url), 'utf8');
const README = await read('../../README.md');

/** An example as the README prints it. */
async function printed(file: string): Promise<string> {
  const source = await read(file);
  const text = source.replace("'../index'", "'@glossator/document-text'").replaceAll(/^export /gm, '');
  return `\`\`\`ts\n${text}\`\`\``;
}

const output = (lines: readonly string[]): string => `\`\`\`text\n${lines.join('\n')}\n\`\`\``;

describe('the quick start of the README', () => {
  test('is the example that runs here', async () => {
    expect(README).toContain(await printed('./quick-start-example.ts'));
  });

  test('has the output that the README prints', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'quick-start-'));
    try {
      const path = join(folder, 'law.pdf');
      await writeFile(path, tinyPdf([['Section 5. Rights of con-', 'sumers', 'Consumers may withdraw.']]));
      expect(README).toContain(output(await findPhrase(path, 'rights of consumers')));
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

describe('the carry-over example of the README', () => {
  test('is the example that runs here', async () => {
    expect(README).toContain(await printed('./carry-over-example.ts'));
  });

  test('has the output that the README prints', () => {
    expect(README).toContain(output([...answers, '', ...changes]));
  });
});
