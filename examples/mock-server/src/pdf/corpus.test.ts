import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

import { createChildProcessPdfReader } from './child-process/child-process-pdf-reader';
import type { PdfVerdict } from './pdf-reader';

interface CorpusFile {
  readonly file: string;
  readonly expected: string;
  readonly pages: number | null;
}

const folder = fileURLToPath(new URL('../../../../../shared/corpus/', import.meta.url));
const manifest = path.join(folder, 'manifest.json');
const files = existsSync(manifest) ? corpusFiles(readFileSync(manifest, 'utf8')) : [];
const LANES = 2;

describe.skipIf(files.length === 0)('PDF corpus in ../shared (skipped where that folder is absent)', () => {
  const reader = createChildProcessPdfReader({ concurrency: LANES });
  afterAll(() => reader.close());

  it(
    'judges every file as the manifest expects, within the limits, and stays small',
    { timeout: 600_000 },
    async () => {
      const before = process.memoryUsage().rss;
      const wrong: string[] = [];
      let highest = before;
      const queue = files.values();
      const lane = async () => {
        for (const file of queue) {
          const verdict = await reader.inspect({ path: path.join(folder, file.file) });
          highest = Math.max(highest, process.memoryUsage().rss);
          const complaint = complaintAbout(file, verdict);
          if (complaint !== undefined) wrong.push(`${file.file}: ${complaint}`);
        }
      };
      await Promise.all(Array.from({ length: LANES }, lane));
      expect(wrong).toEqual([]);
      expect(highest - before).toBeLessThan(256 * 2 ** 20);
    },
  );
});

function complaintAbout({ expected, pages }: CorpusFile, verdict: PdfVerdict): string | undefined {
  if (!kindsFor(expected).includes(verdict.kind))
    return `expected "${expected}", is ${JSON.stringify(verdict).slice(0, 200)}`;
  if (verdict.kind !== 'opens' || pages === null) return undefined;
  return verdict.pages === pages ? undefined : `expected ${pages} pages, has ${verdict.pages}`;
}

function kindsFor(expected: string): readonly PdfVerdict['kind'][] {
  if (expected.startsWith('needs password')) return ['locked'];
  if (expected.startsWith('must be rejected')) return ['invalid'];
  // The manifest allows these to be shown with a page error; our rule is stricter.
  if (expected.startsWith('opens in the parser but no page can be read')) return ['invalid'];
  if (expected.startsWith('opens slowly')) return ['opens', 'invalid'];
  if (expected.startsWith('opens')) return ['opens'];
  throw new Error(`The manifest says something new: ${expected}`);
}

function corpusFiles(json: string): readonly CorpusFile[] {
  const parsed: { files: CorpusFile[] } = JSON.parse(json);
  // All that are unusual in any way, and every eighth of those that just open; `npm run test:long` reads every one.
  if (process.env['CORPUS'] === 'whole') return parsed.files;
  return parsed.files.filter(({ expected }, index) => expected !== 'opens' || index % 8 === 0);
}
