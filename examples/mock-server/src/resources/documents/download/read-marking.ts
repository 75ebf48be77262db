import { asidesOf, createReanchor, listsOf, type PageText } from '@glossator/document-text';
import { createTimeSlice } from '../../../background/time-slice';
import type { MemberCall } from '../../../calls/call';
import type { PdfMarking } from '../../../pdf/pdf-mark';
import { toLegend } from '../../colors/legend';
import { readNames } from '../../../people/names';
import type { CommentRow, SelectionRow } from '../../../tables/selections';
import { NO_ORIGINALS, type Originals, type OriginalsReader } from './originals';
import { toPdfMarks } from './pdf-marks';
import type { TextStore } from '../text/text-store';

/** Where what is written into a PDF comes from. */
export interface MarkingSources {
  readonly texts: TextStore;
  readonly readOriginals: OriginalsReader;
}

/** Nothing is written and nothing taken out. */
export const NO_MARKING: PdfMarking = { marks: [], asides: {} };

/**
 * What is written into the PDF of a document: highlights that have a place in the text, with their comments, or only `chosen` ones.
 * What was imported from the PDF and is unchanged is in it already.
 */
export async function readMarking(
  { texts, readOriginals }: MarkingSources,
  documentId: number,
  uuid: string,
  call: MemberCall,
  chosen?: ReadonlySet<number>,
): Promise<PdfMarking> {
  const { selections, comments, imports, colors } = await call.partition.read(async (reader) => ({
    selections: await reader.list('selections', { documentId }),
    comments: await reader.list('comments', { documentId }),
    imports: await reader.list('imports', { documentId }),
    colors: await reader.list('colors'),
  }));
  const isImported = imports.length > 0 || selections.some(({ importedFrom }) => importedFrom !== undefined);
  const { signal } = call.visit;
  const originals = isImported
    ? await readOriginals(uuid, { selections, comments, imports }, signal)
    : NO_ORIGINALS;
  const wanted = selections.filter(({ id, status }) => status === 'success' && (chosen?.has(id) ?? true));
  const pages = wanted.length > 0 ? await texts.pages(uuid, signal) : [];
  const marks = await marksOf(await placed(wanted, pages), comments, originals);
  const asides = Object.fromEntries(
    pages.flatMap((page) => {
      const found = asidesOf(page);
      return found ? [[page.page, listsOf(found)]] : [];
    }),
  );
  const left = chosen ? [...originals.ofSelection].filter(([id]) => !chosen.has(id)) : [];
  const removed = [...originals.removed, ...left.flatMap(([, ids]) => ids)];
  return { marks, asides, ...(removed.length > 0 && { removed }) };

  async function marksOf(
    rows: readonly SelectionRow[],
    remarks: readonly CommentRow[],
    kept: Originals,
  ): Promise<PdfMarking['marks']> {
    const authors = [...rows, ...remarks].map(({ createdBy }) => createdBy);
    const nameOf = await call.accounts.read((accounts) => readNames(accounts, authors));
    const all = toPdfMarks(rows, remarks, toLegend(colors), nameOf, kept);
    return all.filter(({ original, replies }) => !original || replies.length > 0);
  }
}

/**
 * Selections at the places of their quotes: the text may have been read by another pdf.js since they were made. Those whose words
 * cannot be found are left out, as unported ones are. Areas need no looking up.
 */
async function placed(rows: readonly SelectionRow[], pages: readonly PageText[]): Promise<SelectionRow[]> {
  const reanchor = createReanchor(pages);
  const breathe = createTimeSlice();
  const found: SelectionRow[] = [];
  for (const row of rows) {
    const range = row.area ? row.range : reanchor(row.range, row.text);
    if (range) found.push({ ...row, range });
    await breathe();
  }
  return found;
}
