import type { PresentData } from '../live/log-frames';
import { codeOfEntity } from '../ids/entity-id';
import { readNames } from '../people/names';
import { enterCode } from '../permissions/code-access';
import type { EventPayload } from '../storage/storage';
import type { AccountsPartition, CodeReader } from '../tables/tables';
import { toBookmark } from './bookmarks/service';
import { toLegend } from './colors/legend';
import { toDocument, withVersion } from './documents/store/view';
import { viewNote } from './notes/service';
import { toNoteAttachment } from './notes/view';
import { viewSelection } from './selections/selection-writes';
import { peopleOfComment, toAttachment, toComment } from './selections/view';

/** Reads one kind of entity as calls answer it now; undefined where it is gone. */
type View = (reader: CodeReader, id: number, data: EventFields) => Promise<object | undefined>;
type EventFields = Readonly<Record<string, unknown>>;

/** Makes the reader of what the events of a Code's log say now. What has no view of its own (deletions, news of an Update) says what it said. */
export function createPresentData(accounts: AccountsPartition): PresentData {
  const views = createViews(accounts);
  return async (reader, { type, action, data }) => {
    const view = action === 'DELETE' ? undefined : views.get(type);
    const fields = fieldsOf(data);
    if (!view) return data;
    const now = await view(reader, Number(fields['id']), fields);
    return now && { ...now, ...(fields['isRestored'] === true && { isRestored: true }) };
  };
}

/** The views by the type of event. */
function createViews(accounts: AccountsPartition): ReadonlyMap<EventPayload['type'], View> {
  const names = (...ids: readonly number[]) => accounts.read((reader) => readNames(reader, ids));
  const call = { accounts };

  /** A view of rows that need nothing but their author's name. */
  const authored =
    <Row extends { readonly createdBy: number }>(
      read: (reader: CodeReader, id: number) => Promise<Row | undefined>,
      show: (row: Row, nameOf: Awaited<ReturnType<typeof names>>) => object,
    ): View =>
    async (reader, id) => {
      const row = await read(reader, id);
      return row && show(row, await names(row.createdBy));
    };

  return new Map<string, View>([
    [
      'SELECTION',
      async (reader, id) => {
        const row = await reader.get('selections', id);
        return row && viewSelection(reader, row, call);
      },
    ],
    [
      'SELECTION_COMMENT',
      async (reader, id) => {
        const row = await reader.get('comments', id);
        return row && toComment(row, await names(...peopleOfComment(row)));
      },
    ],
    ['SELECTION_ATTACHMENT', authored((reader, id) => reader.get('attachments', id), toAttachment)],
    ['BOOKMARK', authored((reader, id) => reader.get('bookmarks', id), toBookmark)],
    [
      'NOTE',
      async (reader, id) => {
        const row = await reader.get('notes', id);
        return row && viewNote(reader, row, call);
      },
    ],
    ['NOTE_ATTACHMENT', authored((reader, id) => reader.get('noteAttachments', id), toNoteAttachment)],
    [
      'DOCUMENT',
      async (reader, id) => {
        const row = await reader.get('documents', id);
        if (!row || row.state !== undefined) return undefined;
        return toDocument(await withVersion(reader, row), codeOfEntity(id) ?? 0, await names(row.createdBy));
      },
    ],
    [
      'CODE_COLORS',
      async (reader, _id, data) => {
        const rows = await reader.list('colors');
        return { ...data, colors: rows.map(({ id }) => id), legend: toLegend(rows) };
      },
    ],
    [
      'ACCESS',
      async (_reader, _id, data) => {
        const [codeId, userId] = [Number(data['codeId']), Number(data['userId'])];
        const entered = await accounts.read((reader) => enterCode(reader, codeId, userId));
        return entered && entered.through !== 'public' ? { ...data, access: entered.access } : undefined;
      },
    ],
  ]);
}

function fieldsOf(data: unknown): EventFields {
  return typeof data === 'object' && data !== null ? { ...data } : {};
}
