import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_BASE } from '@glossator/client-sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidOfBlobKey } from '../../../blobs/blob-store';
import { startTestServer, type TestServer, type TestUser } from '../../../testing/test-server';

/** The corpus lies beside the repository; without it these tests are skipped. */
const CORPUS = join(import.meta.dirname, '../../../../../../../shared/corpus');
const MANIFEST = join(CORPUS, 'manifest.json');

interface CorpusFile {
  readonly file: string;
  readonly expected: string;
}

const manifest: { files: CorpusFile[]; attachments: CorpusFile[] } = existsSync(MANIFEST)
  ? JSON.parse(readFileSync(MANIFEST, 'utf8'))
  : { files: [], attachments: [] };

/** What the corpus expects, as the outcomes that meet it. A file that is clearly something else is refused on its way. */
function outcomes(expected: string): readonly string[] {
  const notPdf = ['INVALID_PDF', 'CONTENT_TYPE_MISMATCH'];
  if (expected.startsWith('must be rejected')) return notPdf;
  if (expected.startsWith('needs password')) return ['LOCKED_PDF'];
  if (expected.includes('or shown with a page error')) return [...notPdf, 'opens'];
  if (expected.includes('or is rejected at the time limit')) return [...notPdf, 'opens'];
  if (expected.startsWith('accepted as an attachment')) return notPdf;
  return ['opens'];
}

describe.skipIf(!existsSync(MANIFEST))('hostile uploads (needs ../shared/corpus)', () => {
  let test: TestServer;
  let ada: TestUser;
  let codeId: number;
  beforeAll(async () => {
    test = await startTestServer();
    ada = await test.newUser('ada');
    codeId = (await ada.api.codes.create({})).id;
  });
  afterAll(() => test.stop());

  async function outcomeOf({ file }: CorpusFile): Promise<string> {
    const { url, uuid } = await ada.api.files.sign({ contentType: 'application/pdf' });
    const sent = await fetch(new URL(url, test.server.address), {
      method: 'PUT',
      headers: { 'content-type': 'application/pdf' },
      body: new Uint8Array(readFileSync(join(CORPUS, file))),
    });
    if (!sent.ok) return (await sent.json()).code;
    const made = await fetch(`${test.server.address}${API_BASE}/documents`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${ada.token}` },
      body: JSON.stringify({ codeId, title: file, uuid }),
    });
    const answer = await made.json();
    return made.ok ? 'opens' : answer.code;
  }

  const unusual = [...manifest.files, ...manifest.attachments].filter(
    ({ expected }) => expected !== 'opens' && !expected.startsWith('opens;'),
  );

  it(
    'get what the corpus expects, the server goes on answering, and nothing of them stays',
    async () => {
      expect(unusual.length).toBeGreaterThan(50);
      const wrong: string[] = [];
      const queue = [...unusual];
      const work = async () => {
        for (let next = queue.shift(); next; next = queue.shift()) {
          const outcome = await outcomeOf(next);
          if (!outcomes(next.expected).includes(outcome))
            wrong.push(`${next.file}: ${outcome}, not ${next.expected}`);
          expect((await fetch(`${test.server.address}${API_BASE}/health`)).status).toBe(200);
        }
      };
      await Promise.all([work(), work(), work()]);
      expect(wrong).toEqual([]);

      await test.server.services.background.idle();
      const { documents } = await ada.api.codes.get({ id: codeId });
      const used = new Set(documents.map(({ uuid }) => uuid));
      const keys = await test.server.ports.blobs.keys();
      expect(keys.filter((key) => !used.has(uuidOfBlobKey(key)))).toEqual([]);
    },
    // Each file has its own limit in the reader; this is only there to end a run that hangs.
    600_000,
  );
});
