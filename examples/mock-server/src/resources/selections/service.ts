import type { PageArea, ParsedInputOf, TextSelection } from '@glossator/client-sdk/contract';
import type { Operations } from '@glossator/client-sdk/contract';
import { selectionQuoteOf, type PageText, type TextRange } from '@glossator/document-text';
import type { MemberCall } from '../../calls/call';
import { newStamps } from '../../calls/stamps';
import { publishChange, putAndPublish } from '../../live/announce';
import { existingRow, missing } from '../../permissions/find-entity';
import { invalidField } from '../../problems/problem-error';
import { deleteToBin } from '../bin/bin';
import type { BinKeeper } from '../bin/bin-keeper';
import type { BinnedRow } from '../../tables/bin';
import type { TextStore } from '../documents/text/text-store';
import { withVersion } from '../documents/store/view';
import { assertOnlyDeciding, confirmed, isConfirming, unconfirmed } from './confirming';
import type { CodeReader } from '../../tables/tables';
import type { RefreshCarryOver } from './other-versions';
import { assertFree, assertOnPage, assertQuoted, rangeOf, rangeOfArea } from './placement';
import type { SelectionRow } from '../../tables/selections';
import { countSelection, sameText, useColorOf, viewSelection } from './selection-writes';
import { tagsAfter } from './tagging';
import { assertMayHide, changesAudience, joinPublished } from './publishing';

type Input<Name extends keyof Operations['selections']> = ParsedInputOf<Operations['selections'][Name]>;

/** What Selections work with. */
export interface SelectionParts {
  readonly bins: BinKeeper;
  readonly texts: TextStore;
  readonly refreshCarryOver: RefreshCarryOver;
  readonly now: () => Date;
}

/** Selections of a document. */
export interface SelectionService {
  create(input: Input<'create'>, call: MemberCall): Promise<TextSelection>;
  update(input: Input<'update'>, call: MemberCall): Promise<TextSelection>;
  /** Deletes it with what is on it; whoever did so can restore it for a day. */
  delete(id: number, call: MemberCall): Promise<void>;
}

/** Makes the service. */
export function createSelectionService({
  bins,
  texts,
  refreshCarryOver,
  now,
}: SelectionParts): SelectionService {
  return {
    async create(input, call) {
      const { documentId, text, color, area, isBookmark = false, name, tags, visibility } = input;
      const range = rangeOf(input);
      const { pages, versionId } = await readText(texts, documentId, call);
      if (area) assertOnPage(area, pages);
      else assertQuoted(range, text, pages);
      const answer = await call.write(async (transaction) => {
        const row: SelectionRow = {
          ...(await newStamps(transaction, call, now(), { visibility })),
          documentId,
          text,
          color,
          range,
          ...(area && { area }),
          isBookmark,
          ...(name !== undefined && { name }),
          ...(tags && { tags }),
          ...(visibility !== undefined && { visibility }),
          status: 'success',
        };
        await assertFree(transaction, row);
        await countSelection(transaction, row, 1, versionId);
        await useColorOf(transaction, row);
        const shown = await viewSelection(transaction, row, call);
        return putAndPublish(transaction, call, {
          table: 'selections',
          row,
          event: 'SELECTION/CREATE',
          answer: shown,
        });
      });
      refreshCarryOver(call.code.id, documentId);
      return answer;
    },
    async update({ id, range: given, area, status, joins, formerTags, ...changes }, call) {
      const before = await call.partition.read((reader) =>
        existingRow(reader, 'selections', 'selection', id),
      );
      assertOfKind(before, { range: given, area, text: changes.text });
      const range = area ? rangeOfArea(area) : given;
      const isTakenBack = status === 'unconfirmed';
      const isPlaced = isConfirming(before, { status, range });
      if (isPlaced && before.status === 'failed' && !range) throw invalidField('range', 'Must be given');
      const isMoved = range !== undefined || changes.text !== undefined;
      const newRange = range ?? before.range;
      const current = isMoved ? await readText(texts, before.documentId, call) : undefined;
      const text = current && quoteAt(newRange, area, changes.text, current.pages);
      const answer = await call.write(async (transaction, whole) => {
        const old = await existingRow(transaction, 'selections', 'selection', id);
        if (old.createdBy !== call.user.id) assertOnlyDeciding(old, call.user.id, changes, isTakenBack);
        if (current) await sameText(transaction, old.documentId, current.versionId);
        const at = now().toISOString();
        const tags = tagsAfter(old, changes.tags, formerTags);
        const moved = withChanges(old, { ...changes, range, area, text, tags, updatedAt: at });
        const decided = isPlaced ? confirmed(moved, { userId: call.user.id, at }) : moved;
        const row = isTakenBack ? unconfirmed(decided) : decided;
        const isTurned = changesAudience(old, row);
        if (joins !== undefined)
          return joinPublished(transaction, whole, call, { old, published: joins, at });
        if (isTurned && row.visibility === 'private') await assertMayHide(transaction, row);
        if (isTurned || range !== undefined || isPlaced) await assertFreeOfOthers(transaction, row);
        if (isTurned) await countSelection(transaction, old, -1);
        if (isTurned) await countSelection(transaction, row, 1);
        if (isTurned || changes.color !== undefined) await useColorOf(transaction, row);
        await transaction.put('selections', row);
        const shown = await viewSelection(transaction, row, call);
        await publishChange(transaction, whole, call, old, { type: 'SELECTION', answer: shown });
        return shown;
      });
      refreshCarryOver(call.code.id, answer.documentId);
      return answer;
    },
    delete: (id, call) =>
      deleteToBin(bins, call, now(), async (transaction) => {
        const row = await existingRow(transaction, 'selections', 'selection', id);
        const { documentId } = row;
        const comments = await transaction.list('comments', { selectionId: id });
        const attachments = await transaction.list('attachments', { selectionId: id });
        const rows: readonly BinnedRow[] = [
          { table: 'selections', row },
          ...comments.map((comment) => ({ table: 'comments' as const, row: comment })),
          ...attachments.map((attachment) => ({ table: 'attachments' as const, row: attachment })),
        ];
        await countSelection(transaction, row, -1);
        const gone = { id, documentId };
        return { id, kind: 'selection', documentId, rows, event: 'SELECTION/DELETE', gone };
      }),
  };
}

/** Refuses a range or text for an area, and an area for a text. Throws VALIDATION. */
function assertOfKind(
  row: SelectionRow,
  { range, area, text }: Pick<Input<'update'>, 'range' | 'area' | 'text'>,
): void {
  if (row.area && range) throw invalidField('range', 'An area is placed by another area');
  if (row.area && text !== undefined) throw invalidField('text', 'An area has no text');
  if (!row.area && area) throw invalidField('area', 'A text is placed by another range');
}

/** The quote at a new place, which is checked; an area has none. */
function quoteAt(
  range: TextRange,
  area: PageArea | undefined,
  given: string | undefined,
  pages: readonly PageText[],
): string {
  if (area) {
    assertOnPage(area, pages);
    return '';
  }
  const text = given ?? selectionQuoteOf(range, pages);
  assertQuoted(range, text, pages);
  return text;
}

/** The text a document has now, and the Version it is of. */
async function readText(
  texts: TextStore,
  documentId: number,
  call: MemberCall,
): Promise<{ pages: readonly PageText[]; versionId: number }> {
  const version = await call.partition.read(async (reader) => {
    const document = await reader.get('documents', documentId);
    if (!document) throw missing('document');
    return (await withVersion(reader, document)).version;
  });
  return { pages: await texts.pages(version.uuid), versionId: version.id };
}

/** Refuses a Selection that shares a place with another one of its layer. Throws SELECTION_OVERLAP. */
async function assertFreeOfOthers(reader: CodeReader, row: SelectionRow): Promise<void> {
  if (row.status !== 'success') return;
  await assertFree(reader, row);
}

/** A row with the changes that are given; what is undefined stays. */
function withChanges(
  row: SelectionRow,
  changes: { readonly [Field in keyof SelectionRow]?: SelectionRow[Field] | undefined },
): SelectionRow {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  return { ...row, ...given };
}
