import { describe, expect, it } from 'vitest';
import { INVITATION_MESSAGE_MAX, SHARE_RECIPIENTS_MAX } from '../../contract/index';
import { sharingSteps } from './sharing-steps';
import { expectProblem, expectWrongField, refusedWith, registration, tokenOf } from './world';
import type { World } from './world';

/** Invitations to Codes: made, answered, withdrawn (decisions.md section 6). */
export function describeInvitations(world: World): void {
  const { sharing, inviteTo, somebody, shared, usersOf, newsOf } = sharingSteps(world);

  describe('inviting', () => {
    it('answers the same for an address with an account and one without, and tells nothing of the account', async () => {
      const { id: codeId } = await world.makeCode();
      const [{ user }, stranger] = [await world.signUp(), somebody()];
      const data = await inviteTo(codeId, [user.email.toUpperCase(), stranger], 'annotate');
      const pending = (email: string) => ({ name: email, email, access: 'annotate', status: 'pending' });
      expect(data).toMatchObject([pending(user.email.toUpperCase()), pending(stranger)]);
      expect(data.map((each) => Object.keys(each).toSorted())).toEqual([
        Object.keys(data[0] ?? {}).toSorted(),
        Object.keys(data[0] ?? {}).toSorted(),
      ]);
      for (const { id, invitationId } of data) expect(id).toBe(invitationId);
      expect(data.map(({ id }) => id)).not.toContain(user.id);
      expect((await usersOf(codeId)).slice(1)).toEqual(data);
    });

    it('writes to each address alone, with the message, the title and the way to accept', async () => {
      const { id: codeId } = await world.makeCode({ title: 'Law of things' });
      const [one, other] = [(await world.signUp()).user.email, somebody()];
      await inviteTo(codeId, [one, other]);
      for (const to of [one, other]) {
        const mails = await world.harness().mailsTo(to);
        const [mail, ...more] = mails.filter(({ subject }) => subject.includes('Law of things'));
        expect(more).toEqual([]);
        expect(mail?.replyTo).toBe(world.owner().user.email);
        expect(mail?.subject).toContain('Ada Advocate');
        for (const part of ['Please look', '/library']) expect(mail?.text).toContain(part);
        expect(mail?.text).not.toContain(to === one ? other : one);
      }
    });

    it('lists to whom they are for the newest first, page by page: others decide how many there are', async () => {
      const guest = await world.signUp();
      for (const title of ['Law 1', 'Law 2', 'Law 3'])
        await inviteTo((await world.makeCode({ title })).id, [guest.user.email]);
      const titlesOf = (page: { data: readonly { codeTitle: string }[] }) =>
        page.data.map(({ codeTitle }) => codeTitle);
      const first = await guest.client.sharing.invitations({ limit: 2 });
      expect(titlesOf(first)).toEqual(['Law 3', 'Law 2']);
      const rest = await guest.client.sharing.invitations({ limit: 2, cursor: first.next ?? '' });
      expect([titlesOf(rest), rest.next]).toEqual([['Law 1'], undefined]);
    });

    it('shows the invitation to whom it is for, and nothing of the Code', async () => {
      const { id: codeId } = await world.makeCode();
      const guest = await world.signUp();
      const [invited] = await inviteTo(codeId, [guest.user.email]);
      const { data } = await guest.client.sharing.invitations();
      expect(data).toMatchObject([
        {
          id: invited?.id,
          codeId,
          codeTitle: 'Obligations',
          invitedBy: 'Ada Advocate',
          access: 'read',
          message: 'Please look',
        },
      ]);
      expect(await newsOf(guest, codeId)).toMatchObject([
        {
          type: 'CODE_INVITATION',
          isActive: true,
          params: {
            title: 'Obligations',
            name: 'Ada Advocate',
            access: 'read',
            message: 'Please look',
          },
        },
      ]);
      expect((await refusedWith(guest.client.codes.get({ id: codeId }))).code).toBe('NOT_FOUND');
      expect((await refusedWith(guest.client.sharing.list({ id: codeId }))).code).toBe('NOT_FOUND');
      expect((await guest.client.codes.list({ isPublic: false })).data).toEqual([]);
      expect((await world.outsider().client.sharing.invitations()).data).toEqual([]);
    });

    it('invites once who is invited again, at the new level, and leaves who accepted as they are', async () => {
      const { codeId, guest, userId } = await shared('organize');
      const address = somebody();
      const [first] = await inviteTo(codeId, [address, address.toUpperCase()]);
      const again = await inviteTo(codeId, [address, guest.user.email], 'annotate');
      expect(again).toMatchObject([
        { ...first, access: 'annotate' },
        { id: userId, name: 'Ada Advocate', access: 'organize', status: 'accepted' },
      ]);
      expect(await usersOf(codeId)).toHaveLength(3);
      expect(await world.harness().mailsTo(address)).toHaveLength(2);
    });

    it('waits for who registers later with the address', async () => {
      const { id: codeId } = await world.makeCode();
      const form = registration();
      await inviteTo(codeId, [form.email.toUpperCase()], 'annotate');
      const visitor = world.harness().client();
      const early = await refusedWith(visitor.auth.login({ email: form.email, password: form.password1 }));
      expect(early.code).toBe('INVALID_CREDENTIALS');
      await visitor.auth.register(form);
      await visitor.auth.activate({ token: tokenOf(await world.harness().linkTo(form.email, 'activation')) });
      const { token, user } = await visitor.auth.login({ email: form.email, password: form.password1 });
      expect(user.userType).toBe('user');
      const guest = world.harness().client(token);
      expect((await guest.sharing.invitations()).data).toMatchObject([{ codeId, access: 'annotate' }]);
      expect((await guest.notifications.list({})).data).toMatchObject([{ type: 'CODE_INVITATION', codeId }]);
      await guest.sharing.answerInvitation({ id: codeId, action: 'accept_invitation' });
      expect((await guest.codes.get({ id: codeId })).user).toEqual({ id: user.id, access: 'annotate' });
    });

    it.each([
      ['emails', { emails: [] }],
      ['emails', { emails: Array.from({ length: SHARE_RECIPIENTS_MAX + 1 }, (_, n) => `a${n}@law.example`) }],
      ['emails.1', { emails: ['a@law.example', 'nobody'] }],
      ['emails.0', { emails: ['a@law.example\r\nBcc: b@law.example'] }],
      ['access', { access: 'owner' }],
      ['message', { message: 'x'.repeat(INVITATION_MESSAGE_MAX + 1) }],
    ])('names %s where it is not valid, and invites nobody', async (path, wrong) => {
      const { id } = await world.makeCode();
      const input = { id, emails: ['a@law.example'], access: 'read', ...wrong };
      const { token } = world.owner();
      await expectWrongField(await world.send('sharing.invite', input, { token }), path);
      expect(await usersOf(id)).toHaveLength(1);
    });

    it("refuses the owner's own address, and invites nobody then", async () => {
      const { id } = await world.makeCode();
      const emails = [somebody(), world.owner().user.email.toUpperCase()];
      const { token } = world.owner();
      const answer = await world.send('sharing.invite', { id, emails, access: 'read' }, { token });
      await expectWrongField(answer, 'emails.1');
      expect(await usersOf(id)).toHaveLength(1);
    });
  });

  describe('answering', () => {
    it('opens the Code at the level, once accepted, and tells the owner', async () => {
      const { codeId, guest, userId } = await shared('annotate');
      expect((await guest.client.codes.get({ id: codeId })).user).toEqual({ id: userId, access: 'annotate' });
      expect((await guest.client.codes.list({ isPublic: false })).data).toMatchObject([{ id: codeId }]);
      expect((await guest.client.sharing.invitations()).data).toEqual([]);
      expect(await newsOf(guest, codeId)).toEqual([]);
      expect(await newsOf(world.owner(), codeId)).toMatchObject([
        { type: 'CODE_INVITATION_RESPONSE', params: { name: 'Ada Advocate', response: 'accepted' } },
      ]);
      const again = guest.client.sharing.answerInvitation({ id: codeId, action: 'accept_invitation' });
      expect(await again).toBeUndefined();
      expect(await newsOf(world.owner(), codeId)).toHaveLength(1);
    });

    it('leaves the Code closed when declined, and names no more than the address', async () => {
      const { id: codeId } = await world.makeCode();
      const guest = await world.signUp();
      await inviteTo(codeId, [guest.user.email.toUpperCase()]);
      await guest.client.sharing.answerInvitation({ id: codeId, action: 'decline_invitation' });
      expect((await refusedWith(guest.client.codes.get({ id: codeId }))).code).toBe('NOT_FOUND');
      expect(await usersOf(codeId)).toHaveLength(1);
      expect(await newsOf(world.owner(), codeId)).toMatchObject([
        {
          type: 'CODE_INVITATION_RESPONSE',
          params: { name: guest.user.email.toUpperCase(), response: 'declined' },
        },
      ]);
    });

    it.each(['accept_invitation', 'decline_invitation', 'leave_code'] as const)(
      'answers %s with 404 to whoever has nothing to answer, like for a Code that is not there',
      async (action) => {
        const { id: codeId } = await world.makeCode();
        const { token } = world.outsider();
        const answers = [codeId, 2_000_000_000].map(async (id) =>
          expectProblem(await world.send('sharing.answerInvitation', { id, action }, { token }), 'NOT_FOUND'),
        );
        const [there, nowhere] = await Promise.all(answers);
        // All but which request it was.
        expect({ ...there, instance: undefined }).toEqual({ ...nowhere, instance: undefined });
      },
    );

    it('lets a user leave, and tells the owner; who owns the Code stays', async () => {
      const { codeId, guest } = await shared('read');
      await guest.client.sharing.answerInvitation({ id: codeId, action: 'leave_code' });
      expect((await refusedWith(guest.client.codes.get({ id: codeId }))).code).toBe('NOT_FOUND');
      expect((await newsOf(world.owner(), codeId))[0]?.params).toMatchObject({ response: 'left' });
      const leaving = sharing().answerInvitation({ id: codeId, action: 'leave_code' });
      expect((await refusedWith(leaving)).code).toBe('CONFLICT');
    });
  });

  describe('invitations', () => {
    it('are withdrawn by the owner alone, and leave nothing', async () => {
      const { id: codeId } = await world.makeCode();
      const guest = await world.signUp();
      const [invited] = await inviteTo(codeId, [guest.user.email]);
      const id = invited?.invitationId ?? 0;
      for (const { token } of [guest, world.outsider()])
        await expectProblem(await world.send('sharing.deleteInvitation', { id }, { token }), 'NOT_FOUND');
      expect(await sharing().deleteInvitation({ id })).toBeUndefined();
      expect((await guest.client.sharing.invitations()).data).toEqual([]);
      expect(await newsOf(guest, codeId)).toEqual([]);
      const late = guest.client.sharing.answerInvitation({ id: codeId, action: 'accept_invitation' });
      expect((await refusedWith(late)).code).toBe('NOT_FOUND');
      expect((await refusedWith(sharing().deleteInvitation({ id }))).code).toBe('NOT_FOUND');
    });

    it('change their level and are revoked like users', async () => {
      const { id: codeId } = await world.makeCode();
      const guest = await world.signUp();
      const [invited] = await inviteTo(codeId, [guest.user.email]);
      const userId = invited?.id ?? 0;
      const changed = await sharing().updateAccess({ id: codeId, userId, access: 'organize' });
      expect(changed).toEqual({ ...invited, access: 'organize' });
      expect((await guest.client.sharing.invitations()).data).toMatchObject([{ access: 'organize' }]);
      const handingOver = sharing().updateAccess({ id: codeId, userId, access: 'owner' });
      expect((await refusedWith(handingOver)).code).toBe('CONFLICT');
      await sharing().revoke({ id: codeId, userId });
      expect((await guest.client.sharing.invitations()).data).toEqual([]);
      expect(await usersOf(codeId)).toHaveLength(1);
    });
  });
}
