import { expect, it } from 'vitest';
import { ownCode } from './own-code';
import type { Actor, World } from './world';

/** When a user was at a document last (`PUT documents/{id}/visit`). */
export function describeVisits(world: World): void {
  const code = ownCode(world);
  const visit = async ({ client }: Actor, id: number) => (await client.documents.visit({ id })).before;

  it('tell each user when they were there before', async () => {
    const [one, other] = [await code.freshDocument(), await code.freshDocument()];
    const guest = await world.signUp();
    const { sharing, selections } = world.owner().client;
    await sharing.invite({ id: code.id(), emails: [guest.user.email], access: 'read', message: '' });
    await guest.client.sharing.answerInvitation({ id: code.id(), action: 'accept_invitation' });
    expect(await visit(guest, one)).toBeUndefined();
    const before = await visit(guest, one);
    const { id: selectionId } = await world.mark(one, 0, 3);
    const { createdAt } = await selections.createComment({ selectionId, text: 'x' });
    expect(Date.parse(before ?? '')).toBeLessThanOrEqual(Date.parse(createdAt));
    expect(Date.parse((await visit(guest, one)) ?? '')).toBeGreaterThanOrEqual(Date.parse(before ?? ''));
    expect(await visit(guest, other)).toBeUndefined();
    expect(await visit(world.owner(), one)).toBeUndefined();
    expect(await visit(world.owner(), one)).toBeDefined();
  });

  it('of those who only read because the Code is public are not noted', async () => {
    const { id } = await world.makeCode();
    const { id: documentId } = await world.makeDocument(id);
    await world.owner().client.codes.update({ id, publication: 'published', isPublic: true });
    const guest = await world.signUp();
    expect(await visit(guest, documentId)).toBeUndefined();
    expect(await visit(guest, documentId)).toBeUndefined();
  });
}
