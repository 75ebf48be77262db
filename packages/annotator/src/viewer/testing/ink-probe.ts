import type { Page } from 'playwright';

/** One edge of a word's highlight against the ink of the letters on the page's bitmap, in CSS pixels at the zoom it was seen at. */
export interface EdgeFinding {
  readonly word: string;
  readonly side: 'start' | 'end';
  /** Where the word is in its item. */
  readonly place: 'first' | 'inner' | 'last';
  /** How far the highlight reaches beyond the ink; negative where it cuts into a letter. */
  readonly beyond: number;
  /** Width of the white between this word and the next ink on that side. */
  readonly gap: number;
  /** How much of the ink's height above and below is not covered. */
  readonly uncovered: number;
}

/** A word of a page: an element and its characters. */
interface WordPlace {
  readonly word: string;
  readonly element: number;
  readonly from: number;
  readonly to: number;
  readonly place: EdgeFinding['place'];
}

/** Words at the start, in the middle and at the end of the longer items of a page, at most `limit`. */
async function wordsOn(page: Page, pageIndex: number, limit: number): Promise<WordPlace[]> {
  const { elements, lineEnds } = await page.evaluate((index) => window.viewer.pageText(index), pageIndex);
  const words = elements.flatMap((text, element) => {
    const found = [...text.matchAll(/[\p{L}\p{M}]{2,}/gu)].filter(({ index, 0: word }) => {
      // Only words that stand free, between words: signs beside them have ink and white of their own.
      const before = text.slice(0, index);
      const after = text.slice(index + word.length);
      const isFirst = before === '' && (element === 0 || lineEnds[element - 1] === true);
      const isLast = after.trim() === '' && (lineEnds[element] === true || elements[element + 1] === ' ');
      return (isFirst || /\p{L}{2} $/u.test(before)) && (isLast || /^ \p{L}{2}/u.test(after));
    });
    if (found.length < 3) return [];
    const chosen = [found[0], found[Math.floor(found.length / 2)], found.at(-1)] as const;
    return chosen.flatMap((match, index): WordPlace[] => {
      if (!match) return [];
      const place = (['first', 'inner', 'last'] as const)[index] ?? 'inner';
      return [{ word: match[0], element, from: match.index, to: match.index + match[0].length, place }];
    });
  });
  const step = Math.max(1, Math.ceil(words.length / 3 / limit)) * 3;
  return words.filter((_, index) => index % step < 3);
}

/** Highlights words of a page in sight, one color each, and compares each edge with the ink of the page's bitmap. */
export async function probeInk(page: Page, pageIndex: number, limit = 14): Promise<EdgeFinding[]> {
  const words = await wordsOn(page, pageIndex, limit);
  return page.evaluate(
    async ([which, places]) => {
      const idle = (): Promise<void> => new Promise((done) => requestIdleCallback(() => done()));
      window.viewer.setHighlights(
        places.map(({ element, from, to }, id) => ({
          id,
          color: `#${(0x800000 + id).toString(16)}` as const,
          range: {
            startPage: which,
            startElement: element,
            startCharacter: from,
            endPage: which,
            endElement: element,
            endCharacter: to,
          },
        })),
      );
      const view = document.querySelector<HTMLElement>(`[data-page="${which}"]`);
      const canvas = view?.querySelector('canvas');
      const layer = view?.querySelector('[data-layer="highlights"]');
      if (!view || !canvas || !layer) throw new Error('The page is not there');
      for (let round = 0; round < 4 || layer.querySelectorAll('path').length < places.length; round += 1)
        await idle();
      const paths = [...layer.querySelectorAll('path')];
      const { width, height } = canvas;
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
      const sheet = view.getBoundingClientRect();
      const ratio = width / sheet.width;
      const isInk = (x: number, y: number): boolean => {
        if (x < 0 || y < 0 || x >= width || y >= height) return false;
        const at = 4 * (y * width + x);
        const light = ((pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0)) / 3;
        // The bitmap may hold the ink alone: what is not drawn is white.
        return ((255 - light) * (pixels[at + 3] ?? 0)) / 255 > 90;
      };
      const findings: EdgeFinding[] = [];
      // Lines that run up or down the page are looked at from the side.
      const boxes = paths.map((path) => path.getBoundingClientRect());
      const isUpright = boxes.filter((box) => box.width < box.height).length > boxes.length / 2;
      places.forEach(({ word, place }, index) => {
        const box = boxes[index];
        if (!box) return;
        const left = (box.left - sheet.left) * ratio;
        const right = (box.right - sheet.left) * ratio;
        const top = (box.top - sheet.top) * ratio;
        const bottom = (box.bottom - sheet.top) * ratio;
        const [low, high] = isUpright ? [top, bottom] : [left, right];
        const [near, far] = isUpright ? [left, right] : [top, bottom];
        const thick = far - near;
        const hasInk = (at: number): boolean => {
          for (let cross = Math.ceil(near + thick * 0.1); cross < far - thick * 0.1; cross += 1)
            if (isUpright ? isInk(cross, at) : isInk(at, cross)) return true;
          return false;
        };
        /** Wide white is likely the space, unless there is other white nearer to the edge. */
        const worth = (white: { from: number; to: number }, edge: number): number =>
          white.to - white.from - Math.max(white.from - edge, edge - white.to, 0);
        /** The space within reach of an edge. */
        const whiteNear = (edge: number): { from: number; to: number } | undefined => {
          const reach = thick * 0.4;
          const from = Math.floor(edge - reach);
          const until = Math.ceil(edge + reach);
          let best: { from: number; to: number } | undefined;
          let start: number | undefined;
          for (let at = from - Math.ceil(reach); at <= until + Math.ceil(reach) + 1; at += 1) {
            const isWhite = at <= until + Math.ceil(reach) && !hasInk(at);
            if (isWhite) start ??= at;
            else if (start !== undefined) {
              const white = { from: start, to: at };
              if (at >= from && start <= until && (!best || worth(white, edge) > worth(best, edge)))
                best = white;
              start = undefined;
            }
          }
          return best && best.to - best.from >= thick * 0.1 ? best : undefined;
        };
        const before = whiteNear(low);
        const after = whiteNear(high);
        let uncovered = 0;
        if (before && after) {
          for (let at = before.to; at < after.from; at += 1) {
            // Ink that goes on without a break from what is covered over the edge.
            for (const [edge, step] of [
              [near, -1],
              [far, 1],
            ] as const) {
              let cross = step < 0 ? Math.floor(edge) : Math.ceil(edge) - 1;
              let run = 0;
              while (run < thick && (isUpright ? isInk(cross, at) : isInk(at, cross))) {
                run += 1;
                cross += step;
              }
              if (run > 1) uncovered = Math.max(uncovered, run - 1);
            }
          }
        }
        const common = { word, place, uncovered: uncovered / ratio };
        if (before)
          findings.push({
            ...common,
            side: 'start',
            beyond: (before.to - low) / ratio,
            gap: (before.to - before.from) / ratio,
          });
        if (after)
          findings.push({
            ...common,
            side: 'end',
            beyond: (high - after.from) / ratio,
            gap: (after.to - after.from) / ratio,
          });
      });
      return findings;
    },
    [pageIndex, words] as const,
  );
}
