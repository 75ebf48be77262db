import { describe, expect, it } from 'vitest';
import { makePdf } from '../make-pdf';
import { sharingSteps } from './sharing-steps';
import { PAGES, pdfBlob, refusedWith } from './world';
import type { Actor, World } from './world';

/** The inbox over all Codes: what waits for somebody, and what was decided lately. */
export function describeInbox(world: World): void {
  const { shared } = sharingSteps(world);
  const of = async ({ client }: Actor, kind: 'review' | 'follow' | 'place' | 'decided') =>
    (await client.inbox.list({ kind })).data;

  it('is empty for somebody who has no Codes', async () => {
    const somebody = await world.signUp();
    for (const kind of ['review', 'follow', 'place', 'decided'] as const)
      expect(await of(somebody, kind)).toEqual([]);
    expect(await somebody.client.inbox.counts()).toEqual({ review: 0, follow: 0, place: 0 });
  });

  it('has no other kinds', async () => {
    const { token } = world.owner();
    const answer = await world.send('inbox.list', { kind: 'everything' }, { token });
    expect(answer.status).toBe(400);
  });

  describe.runIf(world.servesUpdates)('with Updates', () => {
    const published = async () => {
      const owner = await world.signUp();
      const upload = async (pages: readonly string[]) =>
        (await owner.client.files.upload({ file: pdfBlob(makePdf(pages)), contentType: 'application/pdf' }))
          .uuid;
      const { id: codeId } = await owner.client.codes.create({ title: 'Obligations' });
      const document = { codeId, title: 'Sales', uuid: await upload(PAGES) };
      const { id } = await owner.client.documents.create(document);
      await owner.client.codes.update({ id: codeId, publication: 'published', isPublic: true });
      return { owner, codeId, id };
    };
    const join = async (owner: Actor, codeId: number, access: 'read' | 'organize') => {
      const guest = await world.signUp();
      await owner.client.sharing.invite({ id: codeId, emails: [guest.user.email], access });
      await guest.client.sharing.answerInvitation({ id: codeId, action: 'accept_invitation' });
      return guest;
    };

    it('has a pending Update for those alone who may review it', async () => {
      const { owner, codeId, id } = await published();
      const [organizer, reader] = [await join(owner, codeId, 'organize'), await join(owner, codeId, 'read')];
      await owner.client.documents.update({ id, title: 'Renamed' });
      for (const actor of [owner, organizer]) {
        expect(await of(actor, 'review')).toMatchObject([
          {
            kind: 'review',
            code: { id: codeId, title: 'Obligations' },
            update: {
              revision: 1,
              documents: 1,
              comparison: 'ready',
              isFromSource: false,
              createdBy: { id: owner.user.id },
            },
          },
        ]);
        expect(await actor.client.inbox.counts()).toEqual({ review: 1, follow: 0, place: 0 });
      }
      for (const actor of [reader, world.outsider()]) {
        expect((await of(actor, 'review')).filter(({ code }) => code.id === codeId)).toEqual([]);
        expect((await actor.client.inbox.counts()).review).toBe(0);
      }
    });

    it('has what was decided, for all who work in the Code', async () => {
      const { owner, codeId, id } = await published();
      const reader = await join(owner, codeId, 'read');
      await owner.client.documents.update({ id, title: 'Renamed' });
      await owner.client.codes.review({ id: codeId, reviewResult: 'approve' });
      expect(await of(owner, 'review')).toEqual([]);
      for (const actor of [owner, reader])
        expect(await of(actor, 'decided')).toMatchObject([
          {
            code: { id: codeId },
            update: { reviewResult: 'approve', reviewedBy: { id: owner.user.id }, hasReport: false },
          },
        ]);
      const seen = (await of(world.outsider(), 'decided')).filter(({ code }) => code.id === codeId);
      expect(seen).toEqual([]);
    });

    it('has a copy whose source has moved on, and not among the other Updates', async () => {
      const { owner, codeId, id } = await published();
      const copier = await world.signUp();
      const copy = { codeId, title: 'Copy', withAnnotations: false, allowUpdates: true };
      const { id: copyId } = await copier.client.codes.copy(copy);
      await owner.client.documents.update({ id, title: 'Renamed' });
      await owner.client.codes.review({ id: codeId, reviewResult: 'approve' });
      const isThere = async () => (await copier.client.inbox.counts()).follow === 1;
      await expect.poll(isThere, { timeout: 20_000 }).toBe(true);
      expect(await of(copier, 'follow')).toMatchObject([
        {
          kind: 'follow',
          code: { id: copyId, title: 'Copy' },
          source: { id: codeId, title: 'Obligations' },
          update: { isFromSource: true, documents: 1 },
        },
      ]);
      expect(await of(copier, 'review')).toEqual([]);
    });

    it('is given page by page, the newest first', async () => {
      const owner = await world.signUp();
      const ids: number[] = [];
      for (const title of ['a', 'b', 'c']) {
        const { id } = await owner.client.codes.create({ title });
        await owner.client.codes.update({ id, publication: 'published' });
        const file = pdfBlob(makePdf(PAGES));
        const { uuid } = await owner.client.files.upload({ file, contentType: 'application/pdf' });
        await owner.client.documents.create({ codeId: id, title, uuid });
        ids.push(id);
      }
      const first = await owner.client.inbox.list({ kind: 'review', limit: 2 });
      expect(first.data.map(({ code }) => code.id)).toEqual([ids[2], ids[1]]);
      const rest = await owner.client.inbox.list({ kind: 'review', limit: 2, cursor: first.next ?? '' });
      expect(rest.data.map(({ code }) => code.id)).toEqual([ids[0]]);
      expect(rest.next).toBeUndefined();
    });

    it('says nothing of a Code to whom it was taken from', async () => {
      const { codeId, guest, userId } = await shared('organize');
      await world.makeDocument(codeId);
      await world.owner().client.codes.update({ id: codeId, publication: 'published' });
      const [document] = (await guest.client.codes.get({ id: codeId })).documents;
      await guest.client.documents.update({ id: document!.id, title: 'Renamed' });
      expect(await of(guest, 'review')).toHaveLength(1);
      await world.owner().client.sharing.revoke({ id: codeId, userId });
      expect(await of(guest, 'review')).toEqual([]);
      expect((await refusedWith(guest.client.codes.get({ id: codeId }))).code).toBe('NOT_FOUND');
    });
  });
}
