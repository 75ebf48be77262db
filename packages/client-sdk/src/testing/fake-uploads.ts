import type { FakeFile } from './fake-handlers';
import type { FakeState, FakeUpload } from './fake-state';
import { refusal } from './refusal';

/** The upload with a uuid and its content; refused where there is none, where it is another user's, or used already. */
export function takeUpload(
  state: FakeState,
  uuid: string,
  userId: number,
): FakeUpload & { readonly content: Uint8Array<ArrayBuffer> } {
  const upload = [...state.uploads.values()].find((candidate) => candidate.uuid === uuid);
  const isUsed =
    [...state.documents.values()].some((document) => document.uuid === uuid) ||
    [...state.notes.values()].some(({ data }) => data.some((entry) => entry.uuid === uuid)) ||
    [...state.selections.values()].some(({ data }) =>
      data.some((entry) => entry.type !== 'comment' && entry.uuid === uuid),
    );
  if (!upload?.content || upload.userId !== userId || isUsed) throw refusal('FILE_NOT_UPLOADED');
  return { ...upload, content: upload.content };
}

/** The file of an attachment. Refuses with NOT_FOUND where its content is gone. */
export function fileOf(
  state: FakeState,
  attachment: { readonly uuid: string; readonly contentType: string; readonly name: string },
): FakeFile {
  const { uuid, contentType, name } = attachment;
  const upload = [...state.uploads.values()].find((candidate) => candidate.uuid === uuid);
  if (!upload?.content) throw refusal('NOT_FOUND');
  return { content: upload.content, contentType, name, tag: uuid };
}
