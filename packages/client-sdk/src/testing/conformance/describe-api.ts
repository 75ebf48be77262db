import { afterAll, beforeAll, describe } from 'vitest';
import type { OperationName } from '../../contract/index';
import { describeAccount } from './account.conformance';
import { describeAccountData } from './account-data.conformance';
import { describeAdmin } from './admin.conformance';
import { describeAnnotationsDocument } from './annotations-document.conformance';
import { describeAreas } from './areas.conformance';
import { describeAttachments } from './attachments.conformance';
import { describeAuth } from './auth.conformance';
import { describeBookmarks } from './bookmarks.conformance';
import { describeCodeBin } from './code-bin.conformance';
import { describeCodeSearch } from './code-search.conformance';
import { describeCodes } from './codes.conformance';
import { describeColors } from './colors.conformance';
import { describeVisits } from './visits.conformance';
import { describeContact } from './contact.conformance';
import { describeDocuments } from './documents.conformance';
import { describeDownload } from './download.conformance';
import { describeFiles } from './files.conformance';
import { describeOwnFiles } from './own-files.conformance';
import type { ApiHarness } from './harness';
import { describeInbox } from './inbox.conformance';
import { describeIdempotency } from './idempotency.conformance';
import { describeLive } from './live.conformance';
import { describeMentions } from './mentions.conformance';
import { describeNoteAttachments } from './note-attachments.conformance';
import { describeNotes } from './notes.conformance';
import { describeNotifications } from './notifications.conformance';
import { describePdfAnnotations } from './pdf-annotations.conformance';
import { describePermissions } from './permissions.conformance';
import { describePrivate } from './private.conformance';
import { describePublications } from './publications.conformance';
import { describeProfile } from './profile.conformance';
import { describeRecovery } from './recovery.conformance';
import { describeRestoring } from './restoring.conformance';
import { describeSecondFactor } from './second-factor.conformance';
import { describeSelections } from './selections.conformance';
import { describeAccountNews } from './account-news.conformance';
import { describeSessions } from './sessions.conformance';
import { describeShare } from './share.conformance';
import { describeAccessNews } from './access-news.conformance';
import { describeArchiveNews } from './archive-news.conformance';
import { describeInvitations } from './invitations.conformance';
import { describeSharing } from './sharing.conformance';
import { describeSoundness } from './soundness.conformance';
import { NOT_SERVED } from './not-served';
import { describeTags } from './tags.conformance';
import { describeThreads } from './threads.conformance';
import { describeUpdates } from './updates.conformance';
import { createWorld, signUpOn } from './world';
import type { Actor } from './world';

export type { AccountLinkKind, ApiHarness } from './harness';
export { ADMIN_ADDRESS } from './world';
export { NOT_FAKED, NOT_SERVED } from './not-served';

/**
 * The suite every implementation of the api passes: the fake api and the real server. One block a resource, then what
 * holds for all calls: permissions, idempotency, sound answers to broken input, and the calls not served yet.
 * `notServed` are the calls it answers with 501; without Updates among them, documents of published Codes change at once.
 */
export function describeApi(
  name: string,
  makeHarness: () => Promise<ApiHarness> | ApiHarness,
  notServed: readonly OperationName[] = NOT_SERVED,
): void {
  describe(name, () => {
    let current: { harness: ApiHarness; owner: Actor; outsider: Actor } | undefined;
    beforeAll(async () => {
      const harness = await makeHarness();
      current = { harness, owner: await signUpOn(harness), outsider: await signUpOn(harness) };
    });
    afterAll(async () => {
      await current?.harness.close();
    });
    const world = createWorld(notServed, () => {
      if (!current) throw new Error('The api has not started');
      return current;
    });
    describe('auth', () => describeAuth(world));
    describe('recovery', () => describeRecovery(world));
    describe('profile', () => describeProfile(world));
    describe('account', () => describeAccount(world));
    describe('second factor', () => describeSecondFactor(world));
    describe('sessions', () => describeSessions(world));
    describe('news of the account', () => describeAccountNews(world));
    describe('codes', () => describeCodes(world));
    describe('tags', () => describeTags(world));
    describe('recycle bin', () => describeCodeBin(world));
    describe('colors', () => describeColors(world));
    describe('visits', () => describeVisits(world));
    describe('code search', () => describeCodeSearch(world));
    describe('documents', () => describeDocuments(world));
    describe('places of publication', () => describePublications(world));
    describe('download', () => describeDownload(world));
    describe('annotations of a PDF', () => describePdfAnnotations(world));
    describe('selections', () => describeSelections(world));
    describe('areas', () => describeAreas(world));
    describe('threads of comments', () => describeThreads(world));
    describe('mentions', () => describeMentions(world));
    describe('bookmarks', () => describeBookmarks(world));
    describe('attachments', () => describeAttachments(world));
    describe('notes', () => describeNotes(world));
    describe('attachments of notes', () => describeNoteAttachments(world));
    describe('sharing by e-mail', () => describeShare(world));
    describe('contact form', () => describeContact(world));
    describe('sharing', () => {
      describeInvitations(world);
      describeSharing(world);
      describeAccessNews(world);
      describeArchiveNews(world);
    });
    describe('notifications', () => describeNotifications(world));
    describe('inbox', () => describeInbox(world));
    describe('deleted entities', () => describeRestoring(world));
    describe('files', () => describeFiles(world));
    describe('own files', () => describeOwnFiles(world));
    describe('admin', () => describeAdmin(world));
    describe.runIf(world.servesUpdates)('updates', () => describeUpdates(world));
    describe.runIf(!notServed.includes('codes.annotationsDocument'))('annotations as a document', () =>
      describeAnnotationsDocument(world),
    );
    describe.runIf(!notServed.includes('account.export'))('data of an account', () =>
      describeAccountData(world),
    );
    describe('live', () => describeLive(world));
    describe('private annotations', () => describePrivate(world));
    describe('permissions', () => describePermissions(world));
    describe('idempotency', () => describeIdempotency(world));
    describe('soundness', () => describeSoundness(world));
  });
}
