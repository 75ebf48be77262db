import { expect, it } from 'vitest';
import type { Operation } from './operation';
import { listOperations } from './registry';

/**
 * Who may make which call, written down once more by hand (decisions.md section 6): server, fake, screens and the matrix of callers all go
 * by the contract, so that nothing else would contradict a slip in it.
 */
const TABLE: Readonly<Record<string, string>> = {
  anyone: `auth.register auth.login auth.forgotPassword auth.resetPassword auth.activate auth.confirmEmail auth.resendActivation
    contact.send`,
  user: `auth.logout profile.get profile.update profile.delete profile.changePassword profile.sessions profile.endSession
    profile.generate2fa profile.activate2fa account.exportOverview account.export account.startImport account.lastImport codes.list codes.create
    codes.bin codes.restore codes.deleteForGood codes.emptyBin codes.createSample sharing.invitations sharing.answerInvitation
    sharing.deleteInvitation sharing.requestAccess inbox.counts inbox.list notifications.list notifications.update notifications.delete files.sign
    files.list files.storage files.content files.delete`,
  read: `codes.get codes.tags codes.copy codes.search codes.updates codes.updateReport codes.annotationsDocument sharing.list documents.selections documents.changes
    documents.publication documents.search documents.structure documents.articleText documents.synopsis documents.versions documents.visit documents.download documents.pdfAnnotations documents.notes
    documents.bookmarks documents.file selections.attachmentFile notes.attachmentFile`,
  annotate: `documents.importAnnotations documents.undoImport selections.create selections.createComment selections.resolveComment
    selections.createAttachment selections.share bookmarks.create notes.create notes.share`,
  'annotate, only': `selections.restore selections.updateComment selections.restoreComment selections.updateAttachment
    selections.restoreAttachment bookmarks.update bookmarks.restore notes.update notes.restore notes.createAttachment`,
  'annotate, authorOrOwnerIfFormer': 'selections.update',
  'annotate, orOwner': `selections.delete selections.deleteComment selections.deleteAttachment bookmarks.delete notes.delete
    notes.deleteAttachment`,
  organize: `codes.review codes.setColor codes.changes documents.create documents.update documents.delete documents.labelVersion documents.setPublication`,
  'organize, publication: owner, isPublic: owner': 'codes.update',
  owner: 'codes.delete sharing.invite sharing.updateAccess sharing.revoke',
  admin: 'admin.users admin.archiveUser admin.codes admin.health',
};

function rowOf({ access }: Operation): string {
  if (access.who !== 'member') return access.who;
  const { level, author, fieldLevels = {} } = access;
  const raised = Object.entries(fieldLevels).map(([field, raisedLevel]) => `${field}: ${raisedLevel}`);
  return [level, ...(author === undefined ? [] : [author]), ...raised].join(', ');
}

it('every call is for whom it shall be', () => {
  const rows = Object.fromEntries(listOperations().map(({ name, operation }) => [name, rowOf(operation)]));
  const wanted = Object.entries(TABLE).flatMap(([row, names]) =>
    names.split(/\s+/).map((name) => [name, row] as const),
  );
  expect(rows).toEqual(Object.fromEntries(wanted));
});
