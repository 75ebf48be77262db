import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { corpusEntries, corpusFile, hasCorpus, NEEDS_CORPUS, type CorpusEntry } from '../testing/corpus';
import { visitDocument, type DocumentVisit } from '../testing/corpus-visit';
import { watchRendererMemory } from '../testing/renderer-memory';
import { startViewerStand, type ViewerStand } from '../testing/viewer-stand';

/** Where a file does something else than its line in the manifest says at first sight, and why that is right. */
interface Deviation {
  readonly why: string;
  readonly outcome?: DocumentVisit['outcome'];
  /** Pages (from 0) whose place shows a message. */
  readonly messages?: readonly number[];
}

const DEVIATIONS: Readonly<Record<string, Deviation>> = {
  'hostile/pdf101-deflate-bomb-10GB.pdf': {
    why: 'uploads of it are refused; the viewer opens the file, and its page, the bomb, is given up by the decoder',
    outcome: 'ready',
    messages: [0],
  },
  'hostile/pdf101-A3-pages-tree-loop-simple.pdf': {
    why: 'page 2 is the page tree again; the manifest wants an error there',
    messages: [1],
  },
  'hostile/pdfjs-Pages-tree-refs.pdf': {
    why: 'page 2 is the page tree again; the manifest wants an error there',
    messages: [1],
  },
  'odd/ocrmypdf-hugemono.pdf': {
    why: 'one picture of 35,000 by 35,000 pixels, almost 5 GB: too large',
    messages: [0],
  },
  'hostile/pdfjs-large-jpeg-downscale.pdf': {
    why: 'one picture of 40,000 by 10,000 pixels: it takes longer than a page may take where the machine is busy',
    messages: [0],
  },
  'hostile/pdfium-bug-555784.pdf': {
    why: 'a minute of computing for one page: given up at the time limit, as the manifest allows',
    messages: [0],
  },
};

/** Pages are visited two at a time, in one viewer each, which opens one file after the other. */
const LANES = 2;
/** Milliseconds for a page at first, and where that was not enough: the machine may have been busy. */
const TIME_LIMIT = { first: 3000, second: 20_000 };
/** Milliseconds in which a viewer must have answered whatever it was asked, beyond the time for a page. */
const PATIENCE = 12_000;
/** Megabytes of the largest renderer process: a picture of 400 million pixels takes one gigabyte. */
const MOST_MEMORY = 2000;

interface Lane {
  readonly page: Page;
  /** What has gone wrong outside of the document, since the last look. */
  takeTroubles(): readonly string[];
}

describe('every file of the corpus', () => {
  let stand: ViewerStand;
  beforeAll(async () => {
    if (hasCorpus) stand = await startViewerStand();
  }, 60_000);
  afterAll(async () => {
    if (hasCorpus) await stand.close();
  }, 30_000);

  const openLane = async (pageTimeLimit: number): Promise<Lane> => {
    const page = await stand.openPage({ width: 600, height: 500 });
    const troubles: string[] = [];
    // Also rejected promises that nobody waits for.
    page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message} ${error.stack ?? ''}`));
    page.on('crash', () => troubles.push('the page has crashed'));
    page.on('console', (message) => {
      if (message.type() === 'error') troubles.push(`console: ${message.text()}`);
    });
    await page.evaluate(async (limit) => {
      await window.viewer.destroy();
      window.viewer = window.createViewer(undefined, { pageTimeLimit: limit });
      window.viewer.setZoom(1);
    }, pageTimeLimit);
    return { page, takeTroubles: () => troubles.splice(0) };
  };
  const judge = async (lane: Lane, entry: CorpusEntry, pageTimeLimit: number): Promise<readonly string[]> => {
    const url = stand.serveFile(corpusFile(entry.file));
    const plan = { url, patience: pageTimeLimit + PATIENCE };
    const complaints = complaintsAbout(entry, await visitDocument(lane.page, plan));
    if (entry.expected.startsWith('needs password')) {
      const wrong = await visitDocument(lane.page, { ...plan, password: 'certainly not this one' });
      if (wrong.outcome !== 'wrong-password') complaints.push(`with a wrong password: ${wrong.outcome}`);
      if (entry.password !== null) {
        const right = await visitDocument(lane.page, { ...plan, password: entry.password });
        complaints.push(...complaintsAbout({ ...entry, expected: 'opens' }, right));
      }
    }
    return complaints;
  };

  test.skipIf(!hasCorpus)(
    `does what the manifest says, and nothing crashes, hangs or goes uncaught (${NEEDS_CORPUS})`,
    async () => {
      const memory = await watchRendererMemory(stand.browser);
      const troubles: string[] = [];
      const slow: CorpusEntry[] = [];
      const queue = corpusEntries().values();
      const visitAll = async (): Promise<void> => {
        const lane = await openLane(TIME_LIMIT.first);
        for (const entry of queue) {
          const complaints = await judge(lane, entry, TIME_LIMIT.first);
          if (complaints.length > 0) slow.push(entry);
          troubles.push(...lane.takeTroubles().map((trouble) => `${entry.file}: ${trouble}`));
        }
        expect(await lane.page.evaluate(() => window.viewer.close().then(() => document.fonts.size))).toBe(0);
        await lane.page.close();
      };
      await Promise.all(Array.from({ length: LANES }, visitAll));

      const wrong: string[] = [];
      const alone = await openLane(TIME_LIMIT.second);
      for (const entry of slow) {
        const complaints = await judge(alone, entry, TIME_LIMIT.second);
        wrong.push(...[...complaints, ...alone.takeTroubles()].map((words) => `${entry.file}: ${words}`));
      }
      memory.stop();
      expect(wrong).toEqual([]);
      expect(troubles).toEqual([]);
      expect(memory.highest ?? 0).toBeLessThan(MOST_MEMORY);
    },
    600_000,
  );
});

/** In what a visit differs from what the manifest and the deviations say. */
function complaintsAbout(entry: CorpusEntry, visit: DocumentVisit): string[] {
  const deviation = DEVIATIONS[entry.file];
  const complaints: string[] = [];
  const outcomes = deviation?.outcome ? [deviation.outcome] : outcomesFor(entry.expected);
  if (!outcomes.includes(visit.outcome)) complaints.push(`is ${visit.outcome}, not ${outcomes.join(' or ')}`);
  if (visit.outcome !== 'ready') return complaints;
  if (entry.pages !== null && visit.pageCount !== entry.pages)
    complaints.push(`has ${visit.pageCount} pages, not ${entry.pages}`);
  if (typeof visit.outline === 'string') complaints.push(`its outline: ${visit.outline}`);
  const isUnreadable = entry.expected.startsWith(UNREADABLE);
  for (const { page, seen, text } of visit.pages) {
    const mayFail = isUnreadable || (deviation?.messages?.includes(page) ?? false);
    if (seen === 'nothing' || (seen === 'message' && !mayFail)) complaints.push(`page ${page + 1}: ${seen}`);
    if (typeof text === 'string' && (text === 'no answer' || !mayFail))
      complaints.push(`text of page ${page + 1}: ${text}`);
  }
  return complaints;
}

const UNREADABLE = 'opens in the parser but no page can be read';

function outcomesFor(expected: string): readonly DocumentVisit['outcome'][] {
  if (expected.startsWith('needs password')) return ['locked'];
  if (expected.startsWith('must be rejected')) return ['invalid'];
  // The manifest allows both; which one it is depends on how much of the page is there.
  if (expected.startsWith(UNREADABLE)) return ['invalid', 'ready'];
  if (expected.startsWith('opens')) return ['ready'];
  throw new Error(`The manifest says something new: ${expected}`);
}
