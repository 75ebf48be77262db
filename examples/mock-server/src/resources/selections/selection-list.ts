import type { TextSelection } from '@glossator/client-sdk/contract';
import { compareRanges } from '@glossator/document-text';
import type { MemberCall } from '../../calls/call';
import { keyNumber, pageByKey, type PageOf, type PageRequest } from '../../calls/paging';
import { createCiting, recited, type Citing } from '../documents/text/citing';
import type { TextStore } from '../documents/text/text-store';
import { existingDocument } from '../documents/store/existing-document';
import { readNames } from '../../people/names';
import { readVersion } from '../documents/store/read-version';
import { groupContents } from './contents';
import type { OtherVersions } from './other-versions';
import type { CodeRow } from '../../tables/codes';
import type { SelectionRow } from '../../tables/selections';
import { readRowsOfVersion, type RowsOfVersion } from './rows-of-version';
import { jsonBytes } from '../../totals/measured';
import { readVersionNumbers, toSelection, type VersionNumberOf } from './view';

/** Which Selections are wanted: those of now, those of an archived Version, or as the pending Update would make them. */
export interface SelectionQuery extends PageRequest {
  readonly id: number;
  readonly version?: number | undefined;
  readonly showUpdates?: boolean | undefined;
  readonly cited?: boolean | undefined;
}

/** Lists the Selections of a document in the order of the text. */
export type SelectionList = (query: SelectionQuery, call: MemberCall) => Promise<PageOf<TextSelection>>;

interface FoundSelections extends RowsOfVersion {
  readonly numberOf: VersionNumberOf;
  /** The file of the text that the Selections are in. */
  readonly uuid: string;
  /** Gives the file of another Version by its id. */
  readonly uuidOf: (versionId: number) => string | undefined;
}

/** Makes the list. */
export function createSelectionList(
  versions: OtherVersions,
  texts: Pick<TextStore, 'structure' | 'pages'>,
): SelectionList {
  const find = ({ id, version: number, showUpdates = false }: SelectionQuery, call: MemberCall) =>
    call.partition.read(async (reader): Promise<FoundSelections> => {
      const document = await existingDocument(reader, id);
      const version = await readVersion(reader, document, { number, showUpdates }, call.access);
      const numberOf = await readVersionNumbers(reader, id);
      const files = new Map(
        (await reader.list('versions', { documentId: id })).map((row) => [row.id, row.uuid]),
      );
      const place = { numberOf, uuid: version.uuid, uuidOf: (versionId: number) => files.get(versionId) };
      const marks = await readRowsOfVersion(reader, document, version, { versions, userId: call.user.id });
      return { ...marks, ...place };
    });

  return async (query, call) => {
    const found = await find(query, call);
    const { rows, comments, attachments, numberOf } = found;
    const sorted = rows.toSorted((a, b) => compareRanges(a.range, b.range) || a.id - b.id);
    const { limit, cursor } = query;
    const contents = groupContents(comments, attachments);
    const bytesOf = (row: SelectionRow): number => jsonBytes([row, contents.of(row.id)]);
    const { data, ...rest } = pageByKey(sorted, keyOf, { limit, cursor }, { bytesOf });
    const people = data.flatMap(({ createdBy, carried }) => [createdBy, carried?.confirmedBy ?? createdBy]);
    const nameOf = await call.accounts.read((accounts) =>
      readNames(accounts, [...people, ...contents.people]),
    );
    const { citationStyle: style } = call.code;
    const cite = style && createCiting(texts, style);
    const placeOf = query.cited ? await createPlaces(found.uuid, texts, style) : undefined;
    const shown: TextSelection[] = [];
    for (const row of data) {
      const selection = toSelection(await citedAnew(row, found, cite), contents.of(row.id), nameOf, numberOf);
      const cited = await placeOf?.(row);
      shown.push(cited ? { ...selection, cited } : selection);
    }
    return { data: shown, ...rest };
  };
}

/** Makes what says where a Selection is, as its document would: the label of its page and the citation of its place, as far as they are known. */
async function createPlaces(
  uuid: string,
  texts: Pick<TextStore, 'structure' | 'pages'>,
  style: CodeRow['citationStyle'],
): Promise<(row: SelectionRow) => Promise<TextSelection['cited']>> {
  const cite = createCiting(texts, style);
  const pages = await texts.pages(uuid).catch(() => []);
  return async ({ range, area, status }) => {
    const page = pages[area?.page ?? range.startPage]?.label;
    // An area has no words to cite, and what has no place in this text none.
    const citation = area || status === 'failed' ? undefined : await cite(uuid, range);
    if (page === undefined && citation === undefined) return undefined;
    return { ...(page !== undefined && { page }), ...(citation !== undefined && { citation }) };
  };
}

/** A Selection with what the comparison said of its places, which it cites as the texts themselves do, in the style that the Code has by now. */
async function citedAnew(
  row: SelectionRow,
  { uuid, uuidOf }: Pick<FoundSelections, 'uuid' | 'uuidOf'>,
  cite: Citing | undefined,
): Promise<SelectionRow> {
  const { carried } = row;
  // An area has no words to cite.
  if (!cite || !carried || row.area) return row;
  if (carried.reason.from === undefined && carried.reason.to === undefined) return row;
  const { from, candidates } = carried;
  const fromUuid = uuidOf(from.versionId);
  const reason = recited(carried.reason, {
    from: fromUuid === undefined ? undefined : await cite(fromUuid, from.range),
    to: await cite(uuid, candidates[0] ?? row.range),
  });
  return { ...row, carried: { ...carried, reason } };
}

/** Sorts as `compareRanges` does, then by id. */
function keyOf({ range, id }: SelectionRow): string {
  const { startPage, startElement, startCharacter, endPage, endElement, endCharacter } = range;
  const parts = [startPage, startElement, startCharacter, endPage, endElement, endCharacter, id];
  return parts.map(keyNumber).join('.');
}
