import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Rotation } from '../../core/ports/document-viewer';
import { probeInk, type EdgeFinding } from '../testing/ink-probe';
import { makePdf } from '../testing/make-pdf';
import { setUpViewerBrowser } from '../testing/viewer-browser';

const LAWS = join(import.meta.dirname, '../../../../../../shared/corpus/legal');

const browser = setUpViewerBrowser();

/** How a law is looked at: pages from 0, percent, device pixels to a CSS pixel, degrees. */
interface Look {
  readonly name: string;
  readonly pages: readonly number[];
  readonly percent: number;
  readonly pixelRatio: number;
  readonly rotation: Rotation;
}

const look = (
  name: string,
  pages: readonly number[],
  percent: number,
  pixelRatio: number,
  rotation: Rotation,
): Look => ({ name, pages, percent, pixelRatio, rotation });

const LOOKS = [
  look('fr-code-civil-2016', [2, 300], 100, 1, 0),
  // Apache FOP, embedded subsets with identity encoding.
  look('de-gvg', [3, 20], 237, 1, 0),
  look('ch-de-zgb', [5, 60], 400, 1, 0),
  // Set in full lines, composite fonts.
  look('eu-gdpr-oj-en', [4, 40], 100, 2, 0),
  look('it-codice-civile', [6, 90], 50, 2, 90),
  // Its second page is turned by its own /Rotate.
  look('de-bgbl-nsgbrgv-2017-ab-j3395-0010', [0, 1], 100, 2, 0),
  // Arabic.
  look('jo-ar-labor', [3, 8], 237, 1, 0),
  // pdfTeX, Cyrillic Type 1, kerned.
  look('ru-libertarian-constitution', [2, 3], 100, 2, 180),
  look('fr-constitution-2024', [3, 9], 100, 1, 270),
  // Three columns set in full lines.
  look('gov-federal-register-2020-17221', [1, 3], 100, 2, 0),
];

async function findingsOf({ pages, percent, rotation }: Look): Promise<EdgeFinding[]> {
  const found: EdgeFinding[] = [];
  for (const page of pages) {
    await browser.page.evaluate(
      ([zoom, turned, index]) => {
        window.viewer.setZoom(zoom);
        window.viewer.setRotation(turned);
        window.viewer.goTo({ page: index });
      },
      [percent / 50, rotation, page] as const,
    );
    await browser.page.waitForSelector(`[data-page="${page}"] canvas`, { state: 'attached' });
    await browser.settled();
    found.push(...(await probeInk(browser.page, page)));
  }
  return found;
}

/** Within a pixel at 100 %, or half of the white beside the word; half a device pixel is the ink's own blur. */
const isNear = ({ beyond, gap }: EdgeFinding, scale: number, pixelRatio: number): boolean =>
  Math.abs(beyond) <= Math.max(scale, gap / 2) + 0.5 / pixelRatio;
/** Half a pixel at 100 % of a slanted or round letter may stand out. */
const isCut = ({ beyond }: EdgeFinding, scale: number, pixelRatio: number): boolean =>
  beyond < -0.5 * scale - 0.5 / pixelRatio;

describe.skipIf(!existsSync(LAWS))(
  'highlights of words of ten laws (needs the corpus beside the repository)',
  () => {
    const all = { edges: 0, near: 0, cut: 0, strict: 0, high: 0 };

    test.each(LOOKS)('$name at $percent %, turned by $rotation, pixel ratio $pixelRatio', async (law) => {
      const scale = law.percent / 100;
      await browser.open(join(LAWS, `${law.name}.pdf`), {
        width: 1400,
        height: 1300,
        pixelRatio: law.pixelRatio,
      });
      const found = await findingsOf(law);
      const far = found.filter((edge) => !isNear(edge, scale, law.pixelRatio));
      const cut = found.filter((edge) => isCut(edge, scale, law.pixelRatio));
      all.edges += found.length;
      all.near += found.length - far.length;
      all.cut += cut.length;
      all.strict += found.filter(({ beyond }) => Math.abs(beyond) <= scale + 0.5 / law.pixelRatio).length;
      all.high += found.filter(({ uncovered }) => uncovered > 0.5 * scale + 0.5 / law.pixelRatio).length;
      expect(found.length).toBeGreaterThan(15);
      expect(far.length / found.length, JSON.stringify(far)).toBeLessThanOrEqual(0.03);
      expect(cut.length / found.length, JSON.stringify(cut)).toBeLessThanOrEqual(0.01);
    });

    test('all of them together', () => {
      expect(all.edges).toBeGreaterThan(1000);
      expect(all.near / all.edges, JSON.stringify(all)).toBeGreaterThanOrEqual(0.99);
      // Within a pixel, without looking at the white beside the word.
      expect(all.strict / all.edges, JSON.stringify(all)).toBeGreaterThanOrEqual(0.95);
      expect(all.cut / all.edges, JSON.stringify(all)).toBeLessThanOrEqual(0.002);
      // Where lines are set so tightly that their letters touch, ink goes on beyond the line.
      expect(all.high / all.edges, JSON.stringify(all)).toBeLessThanOrEqual(0.03);
    });
  },
);

describe('highlights of words of a made page', () => {
  const show = (y: number, state: string, text: string): string =>
    `BT /F1 13 Tf 0 Tc 0 Tw 100 Tz ${state} 1 0 0 1 72 ${y} Tm ${text} ET`;
  const SPACED = makePdf([
    {
      lines: [],
      content: [
        show(700, '1.1 Tc', '(Illumination will still fill little mills until mine) Tj'),
        show(660, '7 Tw', '(words stand wide apart where lines are set full) Tj'),
        show(620, '62 Tz', '(narrow letters will make women mumble immensely) Tj'),
        show(580, '140 Tz', '(wide letters fill lines with little meaning) Tj'),
        show(
          540,
          '',
          '[(ke) -70 (rned mi) 60 (lls wi) -80 (ll imm) 70 (ediately wi) -60 (lt in mi) 40 (lk)] TJ',
        ),
      ].join('\n'),
    },
  ]);

  test.each([
    look('spaced', [0], 100, 1, 0),
    look('spaced', [0], 100, 2, 90),
    look('spaced', [0], 237, 1, 180),
    look('spaced', [0], 400, 1, 0),
    look('spaced', [0], 50, 2, 270),
  ])('at $percent %, turned by $rotation, pixel ratio $pixelRatio', async (made) => {
    const scale = made.percent / 100;
    await browser.open(SPACED, { width: 1400, height: 1300, pixelRatio: made.pixelRatio });
    const found = await findingsOf(made);
    expect(found.length).toBeGreaterThanOrEqual(20);
    expect(found.filter((edge) => !isNear(edge, scale, made.pixelRatio))).toEqual([]);
    expect(found.filter((edge) => isCut(edge, scale, made.pixelRatio))).toEqual([]);
    expect(found.filter(({ uncovered }) => uncovered > 0.5 * scale + 0.5 / made.pixelRatio)).toEqual([]);
  });
});
