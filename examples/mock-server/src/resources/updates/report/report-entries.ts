import { setImmediate } from 'node:timers/promises';
import { isVisibleTo, type CarryOverReason, type SelectionStatus } from '@glossator/client-sdk/contract';
import { compareRanges, type TextRange } from '@glossator/document-text';
import type { SelectionRow } from '../../../tables/selections';
import { createCiting, recited, type Citing } from '../../documents/text/citing';
import type { TextStore } from '../../documents/text/text-store';
import type { VersionRow } from '../../../tables/documents';
import type { MemberCall } from '../../../calls/call';
import type { CodeReader } from '../../../tables/tables';
import type { MarkArchive } from '../apply/archive';
import type { CarriedMark, CarriedMarks } from '../apply/carried-marks';
import type { ReviewedDocumentRow, ReviewRow } from '../../../tables/updates';

/** A passage as a report names it: the Version by its number, the page from 1. */
export interface ReportedPlace {
  readonly version: number;
  readonly page: number;
  readonly citation: string | undefined;
  readonly text: string;
}

/** What became of an annotation by now; `confirmed` by somebody, `deleted` after the Update, or its document deleted with it. */
export type ReportedStatus = SelectionStatus | 'confirmed' | 'deleted' | 'documentDeleted';

/** One annotation in the report of an Update; people by their ids. */
export interface ReportEntry {
  readonly documentId: number;
  readonly documentTitle: string;
  /** What lawyers call the document; empty where that is not known. */
  readonly shortName: string;
  readonly id: number;
  readonly authorId: number;
  readonly status: ReportedStatus;
  readonly reason: CarryOverReason | undefined;
  readonly old: ReportedPlace;
  readonly now: ReportedPlace | undefined;
  readonly confirmed: { readonly at: string; readonly userId: number | undefined } | undefined;
}

/** What reports are gathered from. */
export interface ReportSources {
  readonly archive: MarkArchive;
  readonly carriedMarks: CarriedMarks;
  readonly texts: TextStore;
}

/**
 * Every annotation that an Update carried over, in the order of the documents and of their old text, as it is by now. What others
 * keep private, or kept to its end, is left out.
 */
export async function readEntries(
  { documents }: ReviewRow,
  { code, partition, user }: Reporting,
  sources: ReportSources,
): Promise<readonly ReportEntry[]> {
  const cite = createCiting(sources.texts, code.citationStyle);
  const entries: ReportEntry[] = [];
  for (const document of documents) {
    const [versions, shortName] = await partition.read(async (reader) => [
      await versionsOf(reader, document.documentId),
      (await reader.get('documents', document.documentId))?.shortName ?? '',
    ]);
    const of = { document, versions, shortName, cite, userId: user.id };
    if (document.to) entries.push(...(await carried(of, partition, sources)));
    else if (document.from) entries.push(...(await deleted(of, sources)));
  }
  return entries;
}

type Versions = ReadonlyMap<number, VersionRow>;
interface OfDocument {
  readonly document: ReviewedDocumentRow;
  readonly versions: Versions;
  readonly shortName: string;
  readonly cite: Citing;
  readonly userId: number;
}

/** Who has a report made, and what they may see. */
export type Reporting = Pick<MemberCall, 'code' | 'partition' | 'user'>;

async function versionsOf(reader: CodeReader, documentId: number): Promise<Versions> {
  const rows = await reader.list('versions', { documentId });
  return new Map(rows.map((row) => [row.id, row]));
}

type Visible = Parameters<typeof isVisibleTo>[1];

/** Entries made at a time, so that other calls get their turn. */
const AT_ONCE = 200;

async function carried(
  of: OfDocument,
  partition: Reporting['partition'],
  { archive, carriedMarks }: ReportSources,
): Promise<ReportEntry[]> {
  const { document, versions, shortName, cite, userId } = of;
  const to = document.to && versions.get(document.to.id);
  if (!to) return [];
  const visible = <Row extends Visible>(row: Row): boolean => isVisibleTo(userId, row);
  const rows =
    to.status === 'current'
      ? await partition.read((reader) => reader.list('selections', { documentId: document.documentId }))
      : (await archive.read(to.uuid)).selections.filter(visible);
  const present = new Map(rows.map((row) => [row.id, row]));
  const all = (await carriedMarks.read(to.uuid)).toSorted(inText);
  const marks = all.filter((mark) => visible(mark) || present.has(mark.id));
  const entries: ReportEntry[] = [];
  for (const [count, mark] of marks.entries()) {
    if (count % AT_ONCE === AT_ONCE - 1) await setImmediate();
    const from = versions.get(mark.from.versionId);
    if (!from) continue;
    const row = present.get(mark.id);
    const { status, confirmed } = stateOf(mark, row);
    const place = confirmed && row ? row : mark;
    const hasPlace = confirmed !== undefined || mark.status !== 'failed';
    entries.push({
      documentId: document.documentId,
      documentTitle: document.newTitle ?? document.title,
      shortName,
      id: mark.id,
      authorId: mark.createdBy,
      status,
      reason: recited(mark.reason, {
        from: await cite(from.uuid, mark.from.range),
        to: await cite(to.uuid, mark.range),
      }),
      confirmed,
      old: await placed(from, mark.from, of),
      now: hasPlace ? await placed(to, place, of) : undefined,
    });
  }
  return entries;
}

const inText = (a: CarriedMark, b: CarriedMark): number =>
  compareRanges(a.from.range, b.from.range) || a.id - b.id;

/** What a mark has become by now, for as long as the Version that the Update made was current. */
function stateOf(
  mark: CarriedMark,
  row: SelectionRow | undefined,
): Pick<ReportEntry, 'status' | 'confirmed'> {
  if (!row) return { status: 'deleted', confirmed: undefined };
  const { confirmedAt: at, confirmedBy: userId } = row.carried ?? {};
  if (row.status !== 'success' || mark.status === 'success' || at === undefined)
    return { status: row.status === 'success' ? mark.status : row.status, confirmed: undefined };
  return { status: 'confirmed', confirmed: { at, userId } };
}

/** The annotations of a document that the Update deleted: they stay with its last Version. */
async function deleted(of: OfDocument, { archive }: ReportSources): Promise<ReportEntry[]> {
  const { document, versions, shortName, userId } = of;
  const from = document.from && versions.get(document.from.id);
  if (!from) return [];
  const entries: ReportEntry[] = [];
  const { selections } = await archive.read(from.uuid);
  for (const row of selections.filter((each) => isVisibleTo(userId, each)))
    entries.push({
      documentId: document.documentId,
      documentTitle: document.title,
      shortName,
      id: row.id,
      authorId: row.createdBy,
      status: 'documentDeleted',
      reason: undefined,
      now: undefined,
      confirmed: undefined,
      old: await placed(from, row, of),
    });
  return entries;
}

async function placed(
  version: VersionRow,
  { range, text }: { readonly range: TextRange; readonly text: string },
  { cite, shortName }: Pick<OfDocument, 'cite' | 'shortName'>,
): Promise<ReportedPlace> {
  const citation = await cite(version.uuid, range, shortName);
  return { version: version.number, page: range.startPage + 1, citation, text };
}
