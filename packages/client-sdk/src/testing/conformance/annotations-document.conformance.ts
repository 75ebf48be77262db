import { expect, it } from 'vitest';
import { refusedWith } from './world';
import type { World } from './world';

/** Documents of annotations: for all who may read the Code, without what others keep private. */
export function describeAnnotationsDocument(world: World): void {
  const client = () => world.owner().client;

  it('have quotes and comments of the document that is wanted, in every format', async () => {
    const { id: codeId } = await world.makeCode();
    const { id: documentId } = await world.makeDocument(codeId);
    const { id: otherId } = await world.makeDocument(codeId);
    await client().codes.update({ id: codeId, publication: 'published', isPublic: true });
    const marked = await world.mark(documentId, 0, 30);
    await client().selections.createComment({ selectionId: marked.id, text: 'Said **here**' });
    const secret = await world.mark(documentId, 40, 60);
    await client().selections.update({ id: secret.id, visibility: 'private' });
    const reader = world.outsider().client;
    const read = async (who: typeof reader, more: { documentId?: number; withPrivate?: boolean } = {}) =>
      (await (await who.codes.annotationsDocument({ id: codeId, format: 'md', ...more })).blob()).text();
    const text = await read(reader, { documentId, withPrivate: true });
    expect(text).toContain(`> ${marked.text}`);
    expect(text).toContain('Said **here**');
    expect(text).not.toContain(secret.text);
    expect(await read(client())).not.toContain(secret.text);
    expect(await read(client(), { withPrivate: true })).toContain(secret.text);
    expect(await read(reader, { documentId: otherId })).not.toContain(marked.text);
    const word = await (await reader.codes.annotationsDocument({ id: codeId, format: 'docx' })).blob();
    expect(await word.slice(0, 2).text()).toBe('PK');
    const print = await (await reader.codes.annotationsDocument({ id: codeId, format: 'pdf' })).blob();
    expect(await print.slice(0, 5).text()).toBe('%PDF-');
  }, 60_000);

  it('are of one Code only', async () => {
    const { id: codeId } = await world.makeCode();
    const { id: other } = await world.makeCode();
    const { id: documentId } = await world.makeDocument(other);
    const wanted = { id: codeId, documentId, format: 'md' as const };
    expect((await refusedWith(client().codes.annotationsDocument(wanted))).code).toBe('NOT_FOUND');
  });
}
