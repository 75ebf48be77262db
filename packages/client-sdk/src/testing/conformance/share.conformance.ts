import { beforeAll, expect, it } from 'vitest';
import { IDEMPOTENCY_KEY_HEADER, SHARE_MESSAGE_MAX, SHARE_RECIPIENTS_MAX } from '../../contract/index';
import { createRandomKey } from '../../http/random-key';
import { expectWrongField } from './world';
import type { World } from './world';

/** Annotations and notes sent by e-mail (specification section 7). */
export function describeShare(world: World): void {
  const client = () => world.owner().client;
  const mailsTo = (email: string) => world.harness().mailsTo(email);
  const somebody = () => `reader-${createRandomKey()}@law.example`;
  let codeId = 0;
  let documentId = 0;
  let selectionId = 0;
  let noteId = 0;
  beforeAll(async () => {
    codeId = (await world.makeCode()).id;
    documentId = (await world.makeDocument(codeId)).id;
    selectionId = (await world.mark(documentId, 4, 10)).id;
    await client().selections.createComment({ selectionId, text: '**Since** when?' });
    noteId = (await client().notes.create({ documentId, text: '*Ask* the [client](article:1#a)' })).id;
  });

  it('an annotation goes to each address with quote, comments, message and a link to its place', async () => {
    const [one, other] = [somebody(), somebody()];
    const input = { selectionId, emails: [one, other], message: 'Please read' };
    expect(await client().selections.share(input)).toBeUndefined();
    for (const to of [one, other]) {
      const [mail, ...more] = await mailsTo(to);
      expect(more).toEqual([]);
      expect(mail?.replyTo).toBe(world.owner().user.email);
      expect(mail?.subject).toContain('Ada Advocate');
      for (const part of ['seller', 'Since when?', 'Please read']) expect(mail?.text).toContain(part);
      expect(mail?.text).toContain(`/codes/${codeId}/${documentId}?selection=${selectionId}`);
      expect(mail?.text).not.toContain(to === one ? other : one);
    }
  });

  it('a note goes with its text and a link to it', async () => {
    const to = somebody();
    expect(await client().notes.share({ noteId, emails: [to], message: '' })).toBeUndefined();
    const [mail] = await mailsTo(to);
    expect(mail?.text).toContain('Ask the client');
    expect(mail?.text).toContain(`/codes/${codeId}/${documentId}?note=${noteId}`);
  });

  it('goes once to an address that is named twice, and once for a repeated call', async () => {
    const to = somebody();
    const input = { selectionId, emails: [to, to.toUpperCase()], message: '' };
    const options = { token: world.owner().token, headers: { [IDEMPOTENCY_KEY_HEADER]: createRandomKey() } };
    for (const _ of [1, 2]) expect((await world.send('selections.share', input, options)).status).toBe(204);
    expect((await mailsTo(to)).length + (await mailsTo(to.toUpperCase())).length).toBe(1);
  });

  it.each([
    ['emails', { emails: [] }],
    ['emails', { emails: Array.from({ length: SHARE_RECIPIENTS_MAX + 1 }, (_, n) => `a${n}@law.example`) }],
    ['emails.1', { emails: ['a@law.example', 'nobody'] }],
    ['emails.0', { emails: ['a@law.example\r\nBcc: b@law.example'] }],
    ['emails.0', { emails: ['Ada <a@law.example>'] }],
    ['message', { message: 'x'.repeat(SHARE_MESSAGE_MAX + 1) }],
    ['message', { message: undefined }],
  ])('names %s where it is not valid, and sends nothing', async (path, wrong) => {
    for (const [name, entity] of [
      ['selections.share', { selectionId }],
      ['notes.share', { noteId }],
    ] as const) {
      const input = { ...entity, emails: ['a@law.example'], message: '', ...wrong };
      const response = await world.send(name, input, { token: world.owner().token });
      await expectWrongField(response, path);
    }
    expect(await mailsTo('a@law.example')).toEqual([]);
  });
}
