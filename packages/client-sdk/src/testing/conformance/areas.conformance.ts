import { expect, it } from 'vitest';
import { ownCode } from './own-code';
import { refusedWith } from './world';
import type { World } from './world';

const AREA = { page: 1, x: 0.25, y: 0.5, width: 0.5, height: 0.125 };

/** The input that marks an area of a document. */
function areaInput(documentId: number, area: typeof AREA = AREA) {
  const { page } = area;
  const [start, end] = [{ startPage: page, startElement: 0, startCharacter: 0 }, { endPage: page }];
  const range = { ...start, ...end, endElement: 0, endCharacter: 0 };
  return { documentId, text: '', color: 'COLOR_2' as const, ...range, area };
}

/** Areas of pages as Selections (decisions.md section 3). */
export function describeAreas(world: World): void {
  const client = () => world.owner().client;
  const code = ownCode(world);
  const listed = async (documentId: number) => (await client().documents.selections({ id: documentId })).data;

  const sent = (input: Readonly<Record<string, unknown>>) =>
    world.send('selections.create', input, { token: world.owner().token });

  it('keep rectangle and color, and have no text', async () => {
    const documentId = await code.freshDocument();
    const made = await client().selections.create(areaInput(documentId));
    expect(made).toMatchObject({ ...areaInput(documentId), status: 'success', isAnnotation: false });
    expect(await listed(documentId)).toEqual([made]);
  });

  it('overlap neither text nor each other', async () => {
    const documentId = await code.freshDocument();
    await world.mark(documentId, 0, 9, 1);
    await client().selections.create(areaInput(documentId));
    await client().selections.create(areaInput(documentId));
    await world.mark(documentId, 10, 20, 1);
    expect(await listed(documentId)).toHaveLength(4);
  });

  it('lie on a page of the document, and inside it', async () => {
    const documentId = await code.freshDocument();
    const beyond = areaInput(documentId, { ...AREA, page: 7 });
    expect((await refusedWith(client().selections.create(beyond))).code).toBe('SELECTION_OUTSIDE_DOCUMENT');
    for (const wrong of [{ x: 0.6 }, { y: 0.9 }, { x: -0.1 }, { width: 0 }]) {
      expect((await sent(areaInput(documentId, { ...AREA, ...wrong }))).status).toBe(400);
    }
    expect(await listed(documentId)).toEqual([]);
  });

  it('come without a text and a range, as only they do', async () => {
    const documentId = await code.freshDocument();
    const input = areaInput(documentId);
    const { area: _area, ...withoutArea } = input;
    for (const wrong of [{ ...input, text: 'Words' }, { ...input, endCharacter: 3 }, withoutArea])
      expect((await sent(wrong)).status).toBe(400);
  });

  it('are moved by another rectangle, never by a range or a text', async () => {
    const documentId = await code.freshDocument();
    const { id } = await client().selections.create(areaInput(documentId));
    const area = { ...AREA, page: 0, y: 0.1 };
    const moved = await client().selections.update({ id, area, color: 'COLOR_5' });
    expect(moved).toMatchObject({ area, startPage: 0, endPage: 0, color: 'COLOR_5', text: '' });
    const text = await world.mark(documentId, 0, 9);
    expect((await refusedWith(client().selections.update({ id: text.id, area }))).code).toBe('VALIDATION');
    expect((await refusedWith(client().selections.update({ id, text: 'Words' }))).code).toBe('VALIDATION');
    expect((await listed(documentId)).find((item) => item.id === text.id)).toEqual(text);
  });

  it('can be restored with their rectangle', async () => {
    const documentId = await code.freshDocument();
    const made = await client().selections.create(areaInput(documentId));
    await client().selections.delete({ id: made.id });
    await client().selections.restore({ id: made.id });
    expect(await listed(documentId)).toEqual([made]);
  });
}
