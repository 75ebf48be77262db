import type { CodeDocument, FileUse } from '../contract/index';
import type { FakeState, FakeUser } from './fake-state';

/** What uses an uploaded file, as it is listed for its owner; undefined where nothing does. */
export function useOfUpload(state: FakeState, uuid: string, user: FakeUser): FileUse | undefined {
  const found = findUse(state, uuid);
  if (!found) return undefined;
  const { documentId, ...use } = found;
  const document = state.documents.get(documentId);
  const code = document && codeOf(state, document.codeId, user);
  if (!document || !code) return { kind: use.kind };
  return { ...use, code, document: { id: document.id, title: document.title } };
}

function codeOf(state: FakeState, codeId: number, user: FakeUser): FileUse['code'] {
  const code = state.codes.get(codeId);
  const isOpen =
    code && (code.members.has(user.profile.id) || (code.isPublic && code.publication === 'published'));
  if (isOpen) return { id: code.id, title: code.title };
  const binned = state.codeBin.get(codeId)?.code;
  return binned?.owner === user ? { id: binned.id, title: binned.title, isDeleted: true } : undefined;
}

type FoundUse = Pick<FileUse, 'kind' | 'name' | 'version'> & { readonly documentId: CodeDocument['id'] };

function findUse(state: FakeState, uuid: string): FoundUse | undefined {
  for (const document of state.documents.values())
    if (document.uuid === uuid)
      return { kind: 'document', version: { number: 1, status: 'current' }, documentId: document.id };
  for (const { documentId, data } of state.selections.values())
    for (const entry of data)
      if (entry.type !== 'comment' && entry.uuid === uuid) {
        const kind = entry.type === 'media_note' ? 'mediaNote' : 'attachment';
        return { kind, name: entry.name, documentId };
      }
  for (const { documentId, data } of state.notes.values())
    for (const entry of data)
      if (entry.uuid === uuid) return { kind: 'noteAttachment', name: entry.name, documentId };
  return undefined;
}
