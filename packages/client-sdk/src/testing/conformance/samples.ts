import { pdfBlob, selectionInput, uploadPicture } from './world';
import type { World } from './world';

/** A Code with one entity of each kind. */
export interface Entities {
  readonly codeId: number;
  readonly documentId: number;
  readonly selectionId: number;
  readonly commentId: number;
  readonly attachmentId: number;
  readonly bookmarkId: number;
  readonly noteId: number;
  readonly noteAttachmentId: number;
  /** Of somebody who was invited. */
  readonly invitationId: number;
  /** One entity of each kind that the owner has deleted. */
  readonly deleted: Deleted;
  /** An Update that was approved. */
  readonly updateId?: number;
  readonly uuid: string;
  /** The file of the document. */
  readonly documentUuid: string;
  /** Another one, for an attachment. */
  readonly pictureUuid: string;
}

/** The ids of deleted entities. */
interface Deleted {
  readonly selectionId: number;
  readonly commentId: number;
  readonly attachmentId: number;
  readonly bookmarkId: number;
  readonly noteId: number;
}

async function deleteOneOfEach(world: World, documentId: number, selectionId: number): Promise<Deleted> {
  const { selections, bookmarks, notes } = world.owner().client;
  const selection = await world.mark(documentId, 60, 64);
  const comment = await selections.createComment({ selectionId, text: 'gone' });
  const attachment = await world.attach(selectionId);
  const bookmark = await bookmarks.create({ documentId, name: 'gone', page: 0 });
  const note = await notes.create({ documentId, text: 'gone' });
  await selections.delete({ id: selection.id });
  await selections.deleteComment({ id: comment.id });
  await selections.deleteAttachment({ id: attachment.id });
  await bookmarks.delete({ id: bookmark.id });
  await notes.delete({ id: note.id });
  return {
    selectionId: selection.id,
    commentId: comment.id,
    attachmentId: attachment.id,
    bookmarkId: bookmark.id,
    noteId: note.id,
  };
}

async function inviteSomebody(world: World, id: number): Promise<number> {
  const input = { id, emails: ['invited@law.example'], access: 'read' as const };
  const { data } = await world.owner().client.sharing.invite(input);
  return data[0]?.id ?? id;
}

/** Makes a Code of the owner's with one entity of each kind, and an upload that is not used yet. */
export async function makeEntities(world: World): Promise<Entities> {
  const { client } = world.owner();
  const { id: codeId, user } = await world.makeCode();
  const { id: documentId, uuid: documentUuid } = await world.makeDocument(codeId);
  const { id: selectionId } = await world.mark(documentId, 0, 3);
  const { id: commentId } = await client.selections.createComment({ selectionId, text: 'a' });
  const { id: bookmarkId } = await client.bookmarks.create({ documentId, name: 'a', page: 1 });
  const { id: noteId } = await client.notes.create({ documentId, text: 'a' });
  const { uuid } = await client.files.upload({ file: pdfBlob(), contentType: 'application/pdf' });
  const [pictureUuid, attachedUuid] = [await uploadPicture(client), await uploadPicture(client)];
  const onNote = { noteId, uuid: await uploadPicture(client), name: 'Map.png' };
  const { id: noteAttachmentId } = await client.notes.createAttachment(onNote);
  const attachment = { selectionId, uuid: attachedUuid, name: 'Plan.png', type: 'attachment' as const };
  const { id: attachmentId } = await client.selections.createAttachment(attachment);
  const deleted = await deleteOneOfEach(world, documentId, selectionId);
  // Whoever only organizes invites nobody.
  const invitationId = user.access === 'owner' ? await inviteSomebody(world, codeId) : codeId;
  return {
    codeId,
    documentId,
    selectionId,
    commentId,
    attachmentId,
    bookmarkId,
    noteId,
    noteAttachmentId,
    invitationId,
    deleted,
    uuid,
    documentUuid,
    pictureUuid,
  };
}

/** The same entities after an Update of the published Code was approved, where Updates are served. */
export async function approveUpdate(world: World, entities: Entities): Promise<Entities> {
  if (world.notServed.includes('codes.review')) return entities;
  const { codes, documents } = world.owner().client;
  await documents.update({ id: entities.documentId, title: 'Renamed' });
  await codes.review({ id: entities.codeId, reviewResult: 'approve' });
  const [update] = (await codes.updates({ id: entities.codeId })).data;
  return { ...entities, ...(update && { updateId: update.id }) };
}

/** A valid input about these entities for each served call that is about a Code's entities. */
export const MEMBER_SAMPLES: Readonly<
  Record<string, (entities: Entities) => Readonly<Record<string, unknown>>>
> = {
  'codes.get': ({ codeId }) => ({ id: codeId }),
  'codes.update': ({ codeId }) => ({ id: codeId, title: 'x' }),
  'codes.delete': ({ codeId }) => ({ id: codeId }),
  'codes.setColor': ({ codeId }) => ({ id: codeId, color: 'COLOR_5' }),
  'codes.tags': ({ codeId }) => ({ id: codeId }),
  'codes.search': ({ codeId }) => ({ id: codeId, text: 'the' }),
  'codes.copy': ({ codeId }) => ({
    codeId,
    title: 'Copy',
    withAnnotations: false,
    allowUpdates: false,
  }),
  'codes.review': ({ codeId }) => ({ id: codeId, reviewResult: 'approve' }),
  'codes.changes': ({ codeId }) => ({ id: codeId }),
  'codes.updates': ({ codeId }) => ({ id: codeId }),
  'codes.updateReport': ({ codeId, updateId = 1 }) => ({ id: codeId, updateId, format: 'csv' }),
  'codes.annotationsDocument': ({ codeId }) => ({ id: codeId, format: 'md' }),
  'documents.visit': ({ documentId }) => ({ id: documentId }),
  'sharing.list': ({ codeId }) => ({ id: codeId }),
  'sharing.invite': ({ codeId }) => ({ id: codeId, emails: ['a@law.example'], access: 'read' }),
  'sharing.updateAccess': ({ codeId, invitationId }) => ({
    id: codeId,
    userId: invitationId,
    access: 'annotate',
  }),
  'sharing.revoke': ({ codeId, invitationId }) => ({ id: codeId, userId: invitationId }),
  'documents.changes': ({ documentId }) => ({ id: documentId }),
  'documents.synopsis': ({ documentId }) => ({ id: documentId, format: 'docx' }),
  'documents.structure': ({ documentId }) => ({ id: documentId }),
  'documents.articleText': ({ documentId, documentUuid }) => ({
    id: documentId,
    uuid: documentUuid,
    unit: 0,
  }),
  'documents.publication': ({ documentId }) => ({ id: documentId }),
  'documents.setPublication': ({ documentId }) => ({ id: documentId, url: 'https://law.example/zgb.pdf' }),
  'documents.versions': ({ documentId }) => ({ id: documentId }),
  'documents.create': ({ codeId, uuid }) => ({ codeId, title: 'x', uuid }),
  'documents.update': ({ documentId }) => ({ id: documentId, title: 'x' }),
  'documents.labelVersion': ({ documentId }) => ({
    id: documentId,
    version: 1,
    legalDate: '2020-01-01',
  }),
  'documents.delete': ({ documentId }) => ({ id: documentId }),
  'documents.selections': ({ documentId }) => ({ id: documentId }),
  'documents.bookmarks': ({ documentId }) => ({ id: documentId }),
  'documents.notes': ({ documentId }) => ({ id: documentId }),
  'documents.search': ({ documentId }) => ({ id: documentId, text: 'the' }),
  'documents.download': ({ documentId }) => ({
    id: documentId,
    withAnnotations: false,
    attachmentsIds: [],
  }),
  'documents.pdfAnnotations': ({ documentId }) => ({ id: documentId }),
  'documents.importAnnotations': ({ documentId }) => ({ id: documentId }),
  'documents.undoImport': ({ documentId }) => ({ id: documentId, importId: 1 }),
  'documents.file': ({ documentId }) => ({ id: documentId }),
  'selections.create': ({ documentId }) => ({ ...selectionInput(documentId, 20, 24) }),
  'selections.update': ({ selectionId }) => ({ id: selectionId, color: 'COLOR_5' }),
  'selections.delete': ({ selectionId }) => ({ id: selectionId }),
  'selections.createComment': ({ selectionId }) => ({ selectionId, text: 'x' }),
  'selections.updateComment': ({ commentId }) => ({ id: commentId, text: 'x' }),
  'selections.resolveComment': ({ commentId }) => ({ id: commentId, isResolved: true }),
  'selections.deleteComment': ({ commentId }) => ({ id: commentId }),
  'selections.createAttachment': ({ selectionId, pictureUuid }) => ({
    selectionId,
    uuid: pictureUuid,
    name: 'x',
    type: 'attachment',
  }),
  'selections.updateAttachment': ({ attachmentId }) => ({ id: attachmentId, name: 'x' }),
  'selections.deleteAttachment': ({ attachmentId }) => ({ id: attachmentId }),
  'selections.attachmentFile': ({ attachmentId }) => ({ id: attachmentId }),
  'selections.restore': ({ deleted }) => ({ id: deleted.selectionId }),
  'selections.restoreComment': ({ deleted }) => ({ id: deleted.commentId }),
  'selections.restoreAttachment': ({ deleted }) => ({ id: deleted.attachmentId }),
  'bookmarks.restore': ({ deleted }) => ({ id: deleted.bookmarkId }),
  'notes.restore': ({ deleted }) => ({ id: deleted.noteId }),
  'notes.create': ({ documentId }) => ({ documentId, text: 'x' }),
  'notes.update': ({ noteId }) => ({ id: noteId, text: 'x' }),
  'notes.delete': ({ noteId }) => ({ id: noteId }),
  'selections.share': ({ selectionId }) => ({ selectionId, emails: ['a@law.example'], message: 'x' }),
  'notes.createAttachment': ({ noteId, pictureUuid }) => ({ noteId, uuid: pictureUuid, name: 'x' }),
  'notes.deleteAttachment': ({ noteAttachmentId }) => ({ id: noteAttachmentId }),
  'notes.attachmentFile': ({ noteAttachmentId }) => ({ id: noteAttachmentId }),
  'notes.share': ({ noteId }) => ({ noteId, emails: ['a@law.example'], message: 'x' }),
  'bookmarks.create': ({ documentId }) => ({ documentId, name: 'x', page: 0 }),
  'bookmarks.update': ({ bookmarkId }) => ({ id: bookmarkId, name: 'x' }),
  'bookmarks.delete': ({ bookmarkId }) => ({ id: bookmarkId }),
};
