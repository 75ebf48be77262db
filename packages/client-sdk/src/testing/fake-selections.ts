import { CODE_TAGS_MAX, countTags, mergeTags, TAGS_MAX } from '../contract/index';
import type { PageArea, TextSelection } from '../contract/index';
import { decideCarryOver } from './fake-carry-over';
import { keepDeletion, restoreDeleted } from './fake-bin';
import type { FakeHandlers, FakeParts } from './fake-handlers';
import { joinPublished } from './fake-joining';
import { emitChange, layerOf, mayUserSee } from './fake-private';
import { isForward, overlaps, rangeOfArea } from './fake-ranges';
import type { SelectionRange } from './fake-ranges';
import { documentsOf, selectionsOf, stampsOf } from './fake-state';
import type { FakeState, FakeUser } from './fake-state';
import { refusal } from './refusal';

/** Refuses a range that is empty, outside the document or on text that is marked already for the same audience (decisions.md section 3). */
function checkRange(
  state: FakeState,
  documentId: number,
  range: SelectionRange,
  own: Parameters<typeof layerOf>[0] & Pick<Partial<TextSelection>, 'id' | 'area'>,
): void {
  if (!own.area && !isForward(range)) {
    throw refusal('VALIDATION', undefined, [{ path: 'endCharacter', message: 'Must be behind the start' }]);
  }
  if (range.endPage >= (state.documents.get(documentId)?.pages ?? 0))
    throw refusal('SELECTION_OUTSIDE_DOCUMENT');
  const others = selectionsOf(state, documentId).filter(
    (other) => other.id !== own.id && other.status !== 'failed' && layerOf(other) === layerOf(own),
  );
  const inTheWay = others.find((other) => overlaps(other, range));
  if (inTheWay) throw refusal('SELECTION_OVERLAP', undefined, undefined, inTheWay.id);
}

/** The Selection with an id. Refuses with NOT_FOUND. */
export function requireSelection(state: FakeState, id: number): TextSelection {
  const selection = state.selections.get(id);
  if (!selection) throw refusal('NOT_FOUND');
  return selection;
}

/** Keeps a Selection with other comments and attachments; any make it an annotation. */
export function keepData(state: FakeState, selection: TextSelection, data: TextSelection['data']): void {
  state.selections.set(selection.id, { ...selection, data, isAnnotation: data.length > 0 });
}

/** Takes a comment or attachment off its Selection, and keeps it for who does so. */
export function removeEntry(
  state: FakeState,
  selection: TextSelection,
  entry: TextSelection['data'][number],
  user: FakeUser,
): void {
  keepData(
    state,
    selection,
    selection.data.filter((other) => other !== entry),
  );
  const scope = entry.type === 'comment' ? 'deletedComment' : 'deletedAttachment';
  const { documentId, visibility } = selection;
  keepDeletion(state, scope, { id: entry.id, documentId, visibility }, user, () => {
    const present = requireSelection(state, selection.id);
    if (present.data.some(({ type, id }) => type === entry.type && id === entry.id)) return;
    const isLater = ({ createdAt, id }: TextSelection['data'][number]) =>
      createdAt > entry.createdAt || (createdAt === entry.createdAt && id > entry.id);
    const at = present.data.findIndex(isLater);
    keepData(state, present, present.data.toSpliced(at < 0 ? present.data.length : at, 0, entry));
  });
}

interface Placing {
  readonly range?: SelectionRange | undefined;
  readonly area?: PageArea | undefined;
  readonly text?: string | undefined;
}

/** Where an update puts a Selection. Refuses a text for an area, and an area for a text. */
function rangeGiven(selection: TextSelection, { range, area, text }: Placing): SelectionRange | undefined {
  const isOfOtherKind = selection.area ? (range ?? text) !== undefined : area !== undefined;
  if (isOfOtherKind)
    throw refusal('VALIDATION', undefined, [
      { path: selection.area ? 'range' : 'area', message: 'An area has no text' },
    ]);
  return area ? rangeOfArea(area) : range;
}

/** The tags after an update; undefined where it changes none. */
function tagsAfter(
  { tags: present = [] }: TextSelection,
  wanted: readonly string[] | undefined,
  former: readonly string[] = present,
): string[] | undefined {
  if (!wanted) return undefined;
  const tags = mergeTags(present, { former, wanted });
  if (tags.length > TAGS_MAX)
    throw refusal('VALIDATION', undefined, [{ path: 'tags', message: `At most ${TAGS_MAX} tags` }]);
  return [...tags];
}

/** Refuses to hide what others have said. */
function assertMayHide({ data, createdBy }: TextSelection): void {
  if (data.some((entry) => entry.createdBy.id !== createdBy.id)) throw refusal('CONFLICT');
}

/** The inbox of an author is another one: something of theirs was placed, or is left to place. */
function sayPlaced({ publishToUser }: FakeParts, { createdBy: { id: userId } }: TextSelection): void {
  publishToUser(userId, 'USER/UPDATE', { userId, part: 'inbox' });
}

/** Calls under `/selections`, apart from comments, attachments and sharing. */
export function createSelectionHandlers(parts: FakeParts) {
  const { state, emit } = parts;
  return {
    codes: {
      tags: ({ code, user }) => {
        const selections = documentsOf(state, code.id).flatMap(({ id }) => selectionsOf(state, id));
        const counted = countTags(selections.filter(mayUserSee(user)).map(({ tags = [] }) => tags));
        return { data: counted.slice(0, CODE_TAGS_MAX) };
      },
    },
    selections: {
      create: ({ input, code, user, clientId }) => {
        const stamps = stampsOf(state, user);
        checkRange(state, input.documentId, input, { ...input, ...stamps });
        const { isBookmark = false, name, ...rest } = input;
        const selection: TextSelection = {
          id: state.nextId('selection'),
          ...rest,
          ...(name !== undefined && { name }),
          isBookmark,
          isAnnotation: false,
          data: [],
          status: 'success',
          ...stamps,
        };
        state.selections.set(selection.id, selection);
        emit(code.id, 'SELECTION/CREATE', selection, clientId);
        return selection;
      },
      update: ({ input, code, user, clientId }) => {
        const selection = requireSelection(state, input.id);
        const { id: _id, status, joins, formerTags, ...given } = input;
        const range = rangeGiven(selection, given);
        if (joins !== undefined) return joinPublished(parts, code.id, selection, joins, clientId);
        const { visibility = selection.visibility } = input;
        const isTurned = (visibility === 'private') !== (selection.visibility === 'private');
        if (isTurned && visibility === 'private') assertMayHide(selection);
        if (range || isTurned)
          checkRange(state, selection.documentId, range ?? selection, { ...selection, visibility });
        const { range: _range, ...rest } = given;
        const fields = { ...rest, tags: tagsAfter(selection, rest.tags, formerTags) };
        const changed = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
        const moved: TextSelection = { ...selection, ...changed, ...range, updatedAt: state.moment() };
        const updated = status === undefined ? moved : decideCarryOver(moved, status, stampsOf(state, user));
        state.selections.set(updated.id, updated);
        if (updated.status !== selection.status) sayPlaced(parts, updated);
        emitChange(parts, code.id, selection, { type: 'SELECTION', entity: updated }, clientId);
        return updated;
      },
      delete: ({ input, code, user, clientId }) => {
        const selection = requireSelection(state, input.id);
        const { id, documentId } = selection;
        state.selections.delete(id);
        if (selection.status !== 'success') sayPlaced(parts, selection);
        keepDeletion(state, 'deletedSelection', selection, user, () => {
          if (state.selections.has(id)) return;
          if (selection.status !== 'failed') checkRange(state, documentId, selection, selection);
          state.selections.set(id, selection);
        });
        emit(code.id, 'SELECTION/DELETE', { id, documentId }, clientId);
        return undefined;
      },
      restore: ({ input, code, clientId }) => {
        const wasThere = state.selections.has(input.id);
        restoreDeleted(state, 'deletedSelection', input.id);
        const selection = requireSelection(state, input.id);
        if (!wasThere) emit(code.id, 'SELECTION/CREATE', { ...selection, isRestored: true }, clientId);
        return selection;
      },
    },
  } satisfies FakeHandlers;
}
