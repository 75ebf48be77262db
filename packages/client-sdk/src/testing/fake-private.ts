import { isVisibleTo } from '../contract/index';
import type { Bookmark, LiveEventName, Note, TextSelection, UserRef, Visibility } from '../contract/index';
import type { FakeParts } from './fake-handlers';
import type { FakeState, FakeUser } from './fake-state';

interface Authored {
  readonly visibility?: Visibility | undefined;
  readonly createdBy: UserRef;
}

/** Whether a user may see a Selection, a bookmark or a note. */
export function mayUserSee({ profile }: FakeUser): (entity: Authored) => boolean {
  return ({ visibility, createdBy }) => isVisibleTo(profile.id, { visibility, createdBy: createdBy.id });
}

/** Selections of one layer do not overlap: the public ones, or the private ones of a user. */
export function layerOf({ visibility, createdBy }: Authored): number {
  return visibility === 'private' ? createdBy.id : 0;
}

/** Whose private entity an event is about, itself or by what it is on; undefined for what is everybody's. */
export function privateOwnerOf(state: FakeState, name: string, data: unknown): number | undefined {
  const fields = new Map<string, unknown>(Object.entries(data ?? {}));
  const id = (field: string) => Number(fields.get(field));
  const [type = '', action] = name.split('/');
  const entities: Readonly<Record<string, () => Authored | undefined>> = {
    SELECTION: () => state.selections.get(id('id')),
    SELECTION_COMMENT: () => state.selections.get(id('selectionId')),
    SELECTION_ATTACHMENT: () => state.selections.get(id('selectionId')),
    BOOKMARK: () => state.bookmarks.get(id('id')),
    NOTE: () => state.notes.get(id('id')),
    NOTE_ATTACHMENT: () => state.notes.get(id('noteId')),
  };
  const entity = entities[type]?.();
  if (entity) return entity.visibility === 'private' ? entity.createdBy.id : undefined;
  if (action !== 'DELETE') return undefined;
  const scopes: Readonly<Record<string, string>> = {
    SELECTION: 'deletedSelection',
    BOOKMARK: 'deletedBookmark',
    NOTE: 'deletedNote',
  };
  const deletion = state.deletions.get(`${scopes[type]} ${id('id')}`);
  return deletion?.isPrivate ? deletion.deletedBy : undefined;
}

type Changed =
  | { readonly type: 'SELECTION'; readonly entity: TextSelection }
  | { readonly type: 'BOOKMARK'; readonly entity: Bookmark }
  | { readonly type: 'NOTE'; readonly entity: Note };

/** Emits that an entity, which is stored already, was changed: for the others, what is made private is deleted and what is published comes back. */
export function emitChange(
  { emit, emitToOthers }: FakeParts,
  codeId: number,
  before: Authored,
  { type, entity }: Changed,
  clientId: string | undefined,
): void {
  const [was, is] = [before.visibility === 'private', entity.visibility === 'private'];
  const { id, documentId, createdBy } = entity;
  if (is && !was) emitToOthers(codeId, `${type}/DELETE`, { id, documentId }, createdBy.id, clientId);
  const isBack = was && !is;
  const name: LiveEventName = `${type}/${isBack ? 'CREATE' : 'UPDATE'}`;
  emit(codeId, name, (isBack ? { ...entity, isRestored: true } : entity) as never, clientId);
}
