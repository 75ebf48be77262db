import { expect, it } from 'vitest';
import { COLOR_NAME_MAX, CUSTOM_COLORS_MAX } from '../../contract/index';
import { expectWrongField, refusedWith } from './world';
import type { World } from './world';

/** The colors of a Code and what they stand for (specification section 7, `PUT codes/{id}/colors`). */
export function describeColors(world: World): void {
  const client = () => world.owner().client;
  const legendOf = async (id: number) => (await client().codes.get({ id })).legend;

  it('are added, each once, and the answer is the plain list', async () => {
    const { id } = await world.makeCode();
    expect(await client().codes.setColor({ id, color: 'COLOR_4' })).toEqual(['COLOR_4']);
    await client().codes.setColor({ id, color: '#12abef' });
    expect(await client().codes.setColor({ id, color: 'COLOR_4' })).toEqual(['COLOR_4', '#12abef']);
    const code = await client().codes.get({ id });
    expect(code.colors).toEqual(['COLOR_4', '#12abef']);
    expect(code.legend).toEqual([{ color: '#12abef' }]);
  });

  it('are those of Selections, too', async () => {
    const { id } = await world.makeCode();
    await world.mark((await world.makeDocument(id)).id, 0, 3);
    expect((await client().codes.get({ id })).colors).toEqual(['COLOR_1']);
    expect(await legendOf(id)).toEqual([]);
  });

  it('have names: those of the 20 first, then custom ones as they were added', async () => {
    const { id } = await world.makeCode();
    await client().codes.setColor({ id, color: '#FFAA00', name: '  Deadline ' });
    await client().codes.setColor({ id, color: 'COLOR_3', name: 'Definition' });
    await client().codes.setColor({ id, color: '#00aaff' });
    await client().codes.setColor({ id, color: 'COLOR_1', name: 'Duty' });
    expect(await legendOf(id)).toEqual([
      { color: 'COLOR_1', name: 'Duty' },
      { color: 'COLOR_3', name: 'Definition' },
      { color: '#ffaa00', name: 'Deadline' },
      { color: '#00aaff' },
    ]);
    await client().codes.setColor({ id, color: 'COLOR_1', name: '' });
    await client().codes.setColor({ id, color: 'COLOR_3' });
    await client().codes.setColor({ id, color: '#ffaa00', name: 'Term' });
    expect(await legendOf(id)).toEqual([
      { color: 'COLOR_3', name: 'Definition' },
      { color: '#ffaa00', name: 'Term' },
      { color: '#00aaff' },
    ]);
  });

  it('never share a name, whatever its case and spaces', async () => {
    const { id } = await world.makeCode();
    await client().codes.setColor({ id, color: 'COLOR_3', name: 'Legal duty' });
    const { code } = await refusedWith(
      client().codes.setColor({ id, color: '#00aaff', name: 'legal  DUTY' }),
    );
    expect(code).toBe('COLOR_NAME_TAKEN');
    expect(await client().codes.setColor({ id, color: 'COLOR_3', name: 'Legal Duty' })).toEqual(['COLOR_3']);
    expect(await legendOf(id)).toEqual([{ color: 'COLOR_3', name: 'Legal Duty' }]);
  });

  it('become others in their place, on every Selection, with one event', async () => {
    const { id } = await world.makeCode();
    const document = await world.makeDocument(id);
    const marked = await world.mark(document.id, 0, 3);
    const other = await world.mark(document.id, 4, 7);
    for (const color of ['#aa0000', '#00aa00', '#0000aa'])
      await client().codes.setColor({ id, color, name: color });
    await client().selections.update({ id: marked.id, color: '#aa0000' });
    const answer = await client().codes.setColor({ id, color: '#FF9999', replaces: '#AA0000' });
    expect(answer.toSorted()).toEqual(['#0000aa', '#00aa00', '#ff9999', 'COLOR_1']);
    expect(await legendOf(id)).toEqual([
      { color: '#ff9999', name: '#aa0000' },
      { color: '#00aa00', name: '#00aa00' },
      { color: '#0000aa', name: '#0000aa' },
    ]);
    const { data } = await client().documents.selections({ id: document.id });
    expect(data.map((selection) => [selection.id, selection.color])).toEqual([
      [marked.id, '#ff9999'],
      [other.id, 'COLOR_1'],
    ]);
    const taken = await refusedWith(
      client().codes.setColor({ id, color: '#00aa00', replaces: '#ff9999', name: 'both' }),
    );
    expect(taken.code).toBe('COLOR_TAKEN');
    const gone = await refusedWith(client().codes.setColor({ id, color: '#123456', replaces: '#aa0000' }));
    expect(gone.code).toBe('NOT_FOUND');
  });

  it('are removed; those in use only when that is wanted, and Selections keep them', async () => {
    const { id } = await world.makeCode();
    const document = await world.makeDocument(id);
    const { id: marked } = await world.mark(document.id, 0, 3);
    await client().codes.setColor({ id, color: '#aa0000', name: 'Used' });
    await client().codes.setColor({ id, color: '#00aa00', name: 'Unused' });
    await client().selections.update({ id: marked, color: '#aa0000' });
    expect(await client().codes.setColor({ id, color: '#00aa00', removal: 'ifUnused' })).not.toContain(
      '#00aa00',
    );
    const refused = await refusedWith(client().codes.setColor({ id, color: '#aa0000', removal: 'ifUnused' }));
    expect(refused).toMatchObject({ code: 'COLOR_IN_USE', status: 409 });
    expect(await legendOf(id)).toEqual([{ color: '#aa0000', name: 'Used' }]);
    expect(await client().codes.setColor({ id, color: '#aa0000', removal: 'always' })).toContain('#aa0000');
    expect(await legendOf(id)).toEqual([]);
    const { data } = await client().documents.selections({ id: document.id });
    expect(data[0]?.color).toBe('#aa0000');
    const gone = await refusedWith(client().codes.setColor({ id, color: '#aa0000', removal: 'always' }));
    expect(gone.code).toBe('NOT_FOUND');
  });

  it(`are at most ${CUSTOM_COLORS_MAX} custom ones`, async () => {
    const { id } = await world.makeCode();
    const nth = (index: number) => `#${index.toString(16).padStart(6, '0')}`;
    for (let index = 0; index < CUSTOM_COLORS_MAX; index += 1)
      await client().codes.setColor({ id, color: nth(index) });
    const refused = await refusedWith(client().codes.setColor({ id, color: nth(CUSTOM_COLORS_MAX) }));
    expect(refused).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'color' }] });
    await client().codes.setColor({ id, color: 'COLOR_1', name: 'One of the 20' });
    await client().codes.setColor({ id, color: nth(0), name: 'Renamed' });
  });

  it.each([
    ['color', { color: 'red' }],
    ['color', { color: 'COLOR_21' }],
    ['color', { color: 'COLOR_1', removal: 'always' }],
    ['color', { color: 'COLOR_1', replaces: '#aa0000' }],
    ['name', { color: 'COLOR_1', name: 'x'.repeat(COLOR_NAME_MAX + 1) }],
    ['name', { color: 'COLOR_1', name: 'two\nlines' }],
    ['replaces', { color: '#aa0000', replaces: 'COLOR_1' }],
    ['replaces', { color: '#aa0000', replaces: '#AA0000' }],
    ['removal', { color: '#aa0000', removal: 'perhaps' }],
    ['removal', { color: '#aa0000', removal: 'always', name: 'a' }],
  ])('names the field %s where it is not valid', async (path, wrong) => {
    const { id } = await world.makeCode();
    const { token } = world.owner();
    await expectWrongField(await world.send('codes.setColor', { id, ...wrong }, { token }), path);
  });
}
