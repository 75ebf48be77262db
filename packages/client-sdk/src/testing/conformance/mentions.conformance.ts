import { expect, it } from 'vitest';
import { MENTIONS_MAX } from '../../contract/index';
import { ownCode } from './own-code';
import { expectWrongField } from './world';
import type { Actor, World } from './world';

/** Mentions of users in comments (decisions.md section 13). */
export function describeMentions(world: World): void {
  const selections = () => world.owner().client.selections;
  const code = ownCode(world);
  const token = () => world.owner().token;
  const select = async () => {
    const documentId = await code.freshDocument();
    return { documentId, selectionId: (await world.mark(documentId, 4, 10)).id };
  };
  /** Somebody with whom the Code is shared. */
  const member = async () => {
    const guest = await world.signUp();
    const { sharing } = world.owner().client;
    await sharing.invite({ id: code.id(), emails: [guest.user.email], access: 'annotate', message: '' });
    await guest.client.sharing.answerInvitation({ id: code.id(), action: 'accept_invitation' });
    return guest;
  };
  const newsOf = async ({ client }: Actor) =>
    (await client.notifications.list({})).data.filter(({ params }) => params['what'] === 'mentioned');
  const mailsTo = async ({ user }: Actor) =>
    (await world.harness().mailsTo(user.email)).filter(({ subject }) => subject.includes('mentioned'));
  const refOf = ({ user }: Actor) => ({ id: user.id, name: `${user.firstName} ${user.lastName}` });

  it('are stored by id, shown by name, and reach whom they are about, once each', async () => {
    const guest = await member();
    const { documentId, selectionId } = await select();
    const mentions = [guest.user.id, guest.user.id, world.owner().user.id];
    const text = '@Ada Advocate, see **this**';
    const comment = await selections().createComment({ selectionId, text, mentions });
    expect(comment.mentions).toEqual([refOf(guest), refOf(world.owner())]);
    const [listed] = (await guest.client.documents.selections({ id: documentId })).data;
    expect(listed?.data).toEqual([comment]);
    const place = { documentId: String(documentId), selectionId: String(selectionId) };
    expect(await newsOf(guest)).toMatchObject([
      { type: 'CODE_CHANGED', codeId: code.id(), isActive: true, params: { ...place, name: 'Ada Advocate' } },
    ]);
    expect(await newsOf(world.owner())).toEqual([]);
    await expect.poll(() => mailsTo(guest)).toHaveLength(1);
    const [mail] = await mailsTo(guest);
    expect(mail?.text).toContain('@Ada Advocate, see this');
    expect(mail?.text).toContain(`/codes/${code.id()}/${documentId}?selection=${selectionId}`);
  });

  it('that an edit adds are notified, those that stay are not again', async () => {
    const [one, two] = [await member(), await member()];
    const { selectionId } = await select();
    const { id } = await selections().createComment({ selectionId, text: 'x', mentions: [one.user.id] });
    const kept = await selections().updateComment({ id, text: 'y' });
    expect(kept.mentions).toEqual([refOf(one)]);
    await world.owner().client.sharing.revoke({ id: code.id(), userId: one.user.id });
    const mentions = [one.user.id, two.user.id];
    const more = await selections().updateComment({ id, text: 'z', mentions });
    expect(more.mentions).toEqual([refOf(one), refOf(two)]);
    expect([(await newsOf(one)).length, (await newsOf(two)).length]).toEqual([1, 1]);
    expect((await selections().updateComment({ id, text: 'z', mentions: [] })).mentions).toEqual([]);
  });

  it('are of users of the Code only; all others are refused alike', async () => {
    const { client, user } = world.owner();
    const invited = await world.signUp();
    await client.sharing.invite({ id: code.id(), emails: [invited.user.email], access: 'read', message: '' });
    const { documentId, selectionId } = await select();
    const problems = [];
    for (const stranger of [world.outsider().user.id, invited.user.id, 987_654_321]) {
      const input = { selectionId, text: 'x', mentions: [user.id, stranger] };
      const response = await world.send('selections.createComment', input, { token: token() });
      // All but which request it was.
      problems.push({ ...(await response.clone().json()), instance: undefined });
      await expectWrongField(response, 'mentions.1');
    }
    expect(problems[1]).toEqual(problems[0]);
    expect(problems[2]).toEqual(problems[0]);
    expect((await client.documents.selections({ id: documentId })).data[0]?.data).toEqual([]);
    expect([await newsOf(invited), await newsOf(world.outsider())]).toEqual([[], []]);
  });

  it('are limited in each comment', async () => {
    const { selectionId } = await select();
    const mentions = Array.from({ length: MENTIONS_MAX + 1 }, () => world.owner().user.id);
    const input = { selectionId, text: 'x', mentions };
    await expectWrongField(
      await world.send('selections.createComment', input, { token: token() }),
      'mentions',
    );
  });

  it.each(['never', 'daily'] as const)(
    'send no mail at once to those who want it %s',
    async (notificationMails) => {
      const [quiet, loud] = [await member(), await member()];
      const updated = await quiet.client.profile.update({ notificationMails });
      expect(updated.notificationMails).toBe(notificationMails);
      const { selectionId } = await select();
      await selections().createComment({ selectionId, text: 'x', mentions: [quiet.user.id, loud.user.id] });
      await expect.poll(() => mailsTo(loud)).toHaveLength(1);
      expect(await newsOf(quiet)).toHaveLength(1);
      expect(await mailsTo(quiet)).toEqual([]);
    },
  );
}
