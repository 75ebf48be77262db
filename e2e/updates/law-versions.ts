import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PageText, TextRange } from '@glossator/document-text';
import { readInNode } from '../../packages/document-text/src/testing/read-in-node';
import { lawLines, writeLaw } from '../support/made-law';
import { createJudge, withoutLigatures } from './true-places';
import type { PlacedAnnotation, TruePlace, Verdict } from './true-places';

const PAIRS = fileURLToPath(new URL('../../../shared/carry-over/open/', import.meta.url));

/** Whether the pairs of law versions with ground truth are beside the repository; without them the journeys generate laws. */
export const hasPairs = existsSync(PAIRS);

/** A passage of the old version to annotate. */
export interface Passage extends TextRange {
  readonly text: string;
  readonly truth: TruePlace;
}

/** A law in two versions (paths of PDF files), passages of the old one that do not overlap, and a judge of their places in the new one. */
export interface LawVersions {
  readonly oldFile: string;
  readonly newFile: string;
  readonly passages: readonly Passage[];
  readonly judge: (truth: TruePlace, place: PlacedAnnotation) => Verdict;
}

/** A pair of ../shared/carry-over by its name, or where it is missing a law of so many articles made in the folder. */
export async function lawVersions(pair: string, folder: string, articles = 40): Promise<LawVersions> {
  return hasPairs ? realVersions(join(PAIRS, pair)) : madeVersions(folder, pair, articles);
}

/** The text of a PDF as the server reads it. */
export async function pagesOf(file: string): Promise<PageText[]> {
  return readInNode(new Uint8Array(readFileSync(file)));
}

async function realVersions(folder: string): Promise<LawVersions> {
  const [oldFile, newFile] = [join(folder, 'old.pdf'), join(folder, 'new.pdf')];
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const selections = read('selections.json') as readonly (TextRange & { id: string; text: string })[];
  const truths = new Map(
    (read('truth.json') as (TruePlace & { id: string })[]).map((each) => [each.id, each]),
  );
  const pages = await pagesOf(oldFile);
  const elementAt = (page: number, element: number) => pages[page]?.elements[element] ?? '';
  const passages = selections.flatMap(({ id, text, ...range }): Passage[] => {
    const truth = truths.get(id);
    const { startPage, startElement, endPage, endElement } = range;
    const startCharacter = withoutLigatures(elementAt(startPage, startElement), range.startCharacter);
    const endCharacter = withoutLigatures(elementAt(endPage, endElement), range.endCharacter);
    return truth ? [{ ...range, startCharacter, endCharacter, text, truth }] : [];
  });
  return {
    oldFile,
    newFile,
    passages: apart(passages),
    judge: createJudge(await pagesOf(newFile)),
  };
}

/** So many articles come to a made law, which makes it a page longer. */
const ADDED = 10;

/**
 * Every line of a made law is a passage; of its articles each tenth is repealed, and each seventh changed in its first paragraph; some
 * are added at its end.
 */
async function madeVersions(folder: string, name: string, articles: number): Promise<LawVersions> {
  const [oldFile, newFile] = [join(folder, `${name}-old.pdf`), join(folder, `${name}-new.pdf`)];
  const oldLines = lawLines(articles);
  let article = 0;
  const changed = oldLines.map((line) => {
    article = Number(/^§ (\d+)/.exec(line)?.[1] ?? article);
    if (article > 0 && article % 10 === 0) return '';
    return article % 7 === 0 ? line.replace('ist verpflichtet, sie', 'hat die Pflicht, sie') : line;
  });
  const longer = lawLines(articles + ADDED);
  const added = longer.slice(longer.findIndex((line) => line.startsWith(`§ ${articles + 1} `)));
  writeLaw(oldFile, oldLines);
  writeLaw(newFile, [...changed.filter((line) => line !== ''), ...added]);
  const [oldPages, newPages] = await Promise.all([oldFile, newFile].map(pagesOf));
  const placeOf = (line: string | undefined, pages = newPages ?? []) =>
    pages.flatMap(({ page, elements }) => {
      const element = elements.indexOf(line ?? '\u0000');
      return element < 0 ? [] : [{ page, element }];
    })[0];
  const passages = oldLines.flatMap((line, index): Passage[] => {
    const place = placeOf(line, oldPages);
    if (!place || /^(?:§|Buch|Gesetz)/.test(line)) return [];
    const next = changed[index];
    const target = placeOf(next);
    const span =
      target &&
      ([
        { ...target, character: 0 },
        { ...target, character: next?.length ?? 0 },
      ] as const);
    const label = !next ? 'deleted' : next === line ? 'unchanged' : 'edited';
    const truth = { label, targets: span ? [{ core: span, max: span }] : [] } as const;
    const range = {
      startPage: place.page,
      startElement: place.element,
      startCharacter: 0,
      endPage: place.page,
      endElement: place.element,
      endCharacter: line.length,
    };
    return [{ ...range, text: line, truth }];
  });
  return { oldFile, newFile, passages, judge: createJudge(newPages ?? []) };
}

/** As many passages as there can be without two that overlap: annotations may not. In the order of the text. */
function apart(passages: readonly Passage[]): readonly Passage[] {
  const kept: Passage[] = [];
  const isAfter = (a: Passage, b: Passage) =>
    a.startPage - b.endPage || a.startElement - b.endElement || a.startCharacter - b.endCharacter;
  const byEnd = (a: Passage, b: Passage) =>
    a.endPage - b.endPage || a.endElement - b.endElement || a.endCharacter - b.endCharacter;
  for (const passage of passages.toSorted(byEnd)) {
    const last = kept.at(-1);
    if (!last || isAfter(passage, last) >= 0) kept.push(passage);
  }
  return kept;
}
