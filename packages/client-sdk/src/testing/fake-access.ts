import { isAllowed } from '../contract/index';
import type { MemberAccess, OperationScope, UserRef, Visibility } from '../contract/index';
import { mayUserSee } from './fake-private';
import { accessOf } from './fake-views';
import { refusal } from './refusal';
import type { FakeCode, FakeState, FakeUser } from './fake-state';

/** The entity that a call is about: its Code and its author. */
interface Subject {
  readonly code: FakeCode;
  readonly author: { readonly id: number; readonly isFormer?: true | undefined };
  /** What may be private: the entity, or what it is on. */
  readonly entity?: { readonly visibility?: Visibility | undefined; readonly createdBy: UserRef };
}

function documentSubject(state: FakeState, documentId: number): Subject | undefined {
  const document = state.documents.get(documentId);
  const code = document && state.codes.get(document.codeId);
  return code && { code, author: document.createdBy };
}

/** The Code and the author of an entity of a document. */
function subjectOf(
  state: FakeState,
  entity:
    | {
        readonly documentId: number;
        readonly visibility?: Visibility | undefined;
        readonly createdBy: UserRef;
      }
    | undefined,
): Subject | undefined {
  const place = entity && documentSubject(state, entity.documentId);
  return place && { code: place.code, author: entity.createdBy, entity };
}

function noteAttachmentSubject(state: FakeState, id: number): Subject | undefined {
  for (const note of state.notes.values()) {
    const attachment = note.data.find((entry) => entry.id === id);
    const { documentId, visibility } = note;
    if (attachment) return subjectOf(state, { ...attachment, documentId, visibility });
  }
  return undefined;
}

function findSubject(state: FakeState, scope: OperationScope, id: number): Subject | undefined {
  if (scope === 'code') {
    const code = state.codes.get(id);
    return code && { code, author: { id: code.owner.profile.id } };
  }
  if (scope === 'document') return documentSubject(state, id);
  if (scope === 'bookmark') return subjectOf(state, state.bookmarks.get(id));
  if (scope === 'note') return subjectOf(state, state.notes.get(id));
  if (scope === 'noteAttachment') return noteAttachmentSubject(state, id);
  const deletion = state.deletions.get(`${scope} ${id}`);
  if (deletion) {
    const place = documentSubject(state, deletion.documentId);
    const author = { id: deletion.deletedBy, name: '' };
    const entity = { visibility: deletion.isPrivate ? ('private' as const) : undefined, createdBy: author };
    return place && { code: place.code, author, entity };
  }
  for (const selection of state.selections.values()) {
    const entity =
      scope === 'selection' && selection.id === id
        ? selection
        : scope === 'comment' || scope === 'attachment'
          ? selection.data.find(
              (entry) => (entry.type === 'comment') === (scope === 'comment') && entry.id === id,
            )
          : undefined;
    const place = entity && documentSubject(state, selection.documentId);
    if (place) return { code: place.code, author: entity.createdBy, entity: selection };
  }
  return undefined;
}

/**
 * Checks a member's call by the contract's access table and returns the Code it is about. Refuses with 404 what the user
 * may not even read, with 403 what they may only read (decisions.md section 6).
 */
export function checkAccess(
  state: FakeState,
  access: MemberAccess,
  input: Readonly<Record<string, unknown>>,
  user: FakeUser,
): FakeCode {
  const subject = findSubject(state, access.scope, Number(input[access.input]));
  const own = subject && accessOf(subject.code, user);
  if (!subject || own === undefined) throw refusal('NOT_FOUND');
  if (subject.entity && !mayUserSee(user)(subject.entity)) throw refusal('NOT_FOUND');
  const { id, isFormer = false } = subject.author;
  const standing = { access: own, isAuthor: id === user.profile.id, isFormerAuthor: isFormer };
  if (!isAllowed(access, standing, input)) throw refusal('FORBIDDEN');
  return subject.code;
}
