import { expect, it } from 'vitest';
import { expectWrongField } from './world';
import type { World } from './world';

/** Where the laws of documents are published. */
export function describePublications(world: World): void {
  const documents = () => world.owner().client.documents;

  it('are kept as they were given last, and are not known at first', async () => {
    const { id: codeId } = await world.makeCode();
    const { id } = await world.makeDocument(codeId);
    expect(await documents().publication({ id })).toEqual({ isWatched: false });
    const given = { url: 'https://law.example/zgb.pdf?lang=de', eli: 'https://law.example/eli/cc/24/233/de' };
    expect(await documents().setPublication({ id, ...given })).toEqual({ ...given, isWatched: false });
    const changed = await documents().setPublication({ id, ecli: 'ecli:ch:bger:2020:4a.1' });
    expect(changed).toEqual({ ecli: 'ECLI:CH:BGER:2020:4A.1', isWatched: false });
    expect(await documents().publication({ id })).toEqual(changed);
  });

  it.each([
    ['url', 'http://law.example/zgb.pdf'],
    ['url', 'https://127.0.0.1/zgb.pdf'],
    ['url', 'https://0x7f000001/zgb.pdf'],
    ['url', 'https://[::1]/zgb.pdf'],
    ['url', 'https://intranet/zgb.pdf'],
    ['url', 'https://law.example:8080/zgb.pdf'],
    ['url', 'https://ada@law.example/zgb.pdf'],
    ['url', 'https:law.example'],
    ['eli', 'Regulation 2016/679'],
    ['ecli', 'C-6/64'],
  ])('have no %s like %s', async (field, value) => {
    const { id: codeId } = await world.makeCode();
    const { id } = await world.makeDocument(codeId);
    const { token } = world.owner();
    const answer = await world.send('documents.setPublication', { id, [field]: value }, { token });
    await expectWrongField(answer, field);
  });
}
