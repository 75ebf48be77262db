import type { AccessLevel, LegendEntry, LiveEvent } from '@glossator/client-sdk/contract';
import { describe, expect, it } from 'vitest';
import type { LiveSource } from '../ports/backend';
import {
  aRange,
  aSelection,
  createMemoryStorage,
  createTestAnnotator,
  openFirst,
  settle,
} from '../testing/test-annotator';
import { legendNameOf } from './selectors';

const ENTRIES = [
  { color: 'COLOR_3', name: 'Duty' },
  { color: '#aa0000', name: 'Deadline' },
];
const marked = [
  aSelection(1, aRange(0, 0, 2, 8), { text: 'person', color: '#aa0000' }),
  aSelection(2, aRange(0, 1, 4, 8), { text: 'year' }),
];

async function opened(access: AccessLevel = 'organize', storage = createMemoryStorage()) {
  const made = createTestAnnotator({ access, existing: marked, storage });
  let listener: Parameters<LiveSource['subscribe']>[0] | undefined;
  made.annotator.attachLive({
    subscribe(given) {
      listener = given;
      return () => undefined;
    },
  });
  const code = made.backend.api.stored.codes.get(1);
  if (code) code.legend = ENTRIES;
  made.commands.legend.list(ENTRIES);
  await openFirst(made);
  const { getState } = made.store;
  return {
    ...made,
    entries: (): readonly LegendEntry[] => getState().legend.entries,
    colors: () => getState().selections.items.map(({ color }) => color),
    say: (event: LiveEvent) => listener?.onEvent(event),
    nameOf: (color: string) => legendNameOf(getState().legend, color),
  };
}

describe('the legend', () => {
  it('names a color once the server has it', async () => {
    const made = await opened();
    const saving = made.commands.legend.saveColor({ color: 'COLOR_1', name: ' Definition ' });
    expect(made.nameOf('COLOR_1')).toBeUndefined();
    const call = made.backend.next();
    expect(call.name).toBe('codes.setColor');
    expect(call.input).toEqual({ id: 1, color: 'COLOR_1', name: 'Definition' });
    call.succeed();
    expect(await saving).toBeUndefined();
    expect(made.entries()[0]).toEqual({ color: 'COLOR_1', name: 'Definition' });
    expect(made.nameOf('COLOR_2')).toBeUndefined();
  });

  it('recolors highlights, the filter and the color in use with a color of it', async () => {
    const made = await opened();
    made.commands.selections.chooseColor('#aa0000');
    made.commands.filter.change({ colors: ['COLOR_1', '#aa0000'] });
    const saving = made.commands.legend.saveColor({
      color: '#ffaaaa',
      name: 'Deadline',
      replaces: '#aa0000',
    });
    made.backend.next().succeed();
    await saving;
    await settle();
    expect(made.entries()).toEqual([ENTRIES[0], { color: '#ffaaaa', name: 'Deadline' }]);
    expect(made.colors()).toEqual(['#ffaaaa', 'COLOR_1']);
    expect(made.viewer.shown.highlights).toMatchObject([{ color: '#ffaaaa' }, { color: 'COLOR_1' }]);
    expect(made.store.getState().filter.colors).toEqual(['COLOR_1', '#ffaaaa']);
    expect(made.storage.get('glossator.filter.1.1')).toContain('["COLOR_1","#ffaaaa"]');
    expect(made.store.getState().selections.color).toBe('#ffaaaa');
  });

  it('lets go of a color in use only when that is wanted; highlights keep it', async () => {
    const made = await opened();
    made.commands.selections.chooseColor('#aa0000');
    const asked = made.commands.legend.removeColor('#aa0000', false);
    const call = made.backend.next();
    expect(call.input).toEqual({ id: 1, color: '#aa0000', removal: 'ifUnused' });
    call.refuse(409, 'COLOR_IN_USE');
    expect(await asked).toBe('inUse');
    expect(made.entries()).toEqual(ENTRIES);
    const removing = made.commands.legend.removeColor('#aa0000', true);
    made.backend.next().succeed();
    await removing;
    expect(made.entries()).toEqual([ENTRIES[0]]);
    expect(made.colors()).toEqual(['#aa0000', 'COLOR_1']);
    expect(made.store.getState().selections.color).toBe('COLOR_1');
  });

  it.each([
    ['COLOR_NAME_TAKEN', 409, 'nameTaken'],
    ['COLOR_TAKEN', 409, 'colorTaken'],
    ['VALIDATION', 400, 'tooMany'],
    ['NOT_FOUND', 404, 'gone'],
    ['FORBIDDEN', 403, 'forbidden'],
    ['INTERNAL', 500, 'failed'],
  ] as const)('says why it stayed as it was: %s', async (code, status, failure) => {
    const made = await opened();
    const saving = made.commands.legend.saveColor({ color: 'COLOR_1', name: 'Duty' });
    made.backend.next().refuse(status, code);
    expect(await saving).toBe(failure);
    expect(made.entries()).toEqual(ENTRIES);
  });

  it('says that a broken connection changed nothing', async () => {
    const made = await opened();
    const saving = made.commands.legend.saveColor({ color: 'COLOR_1', name: 'Form' });
    made.backend.next().breakOff();
    expect(await saving).toBe('failed');
    expect(made.entries()).toEqual(ENTRIES);
  });

  it('is not for annotators to change', async () => {
    const made = await opened('annotate');
    expect(await made.commands.legend.saveColor({ color: 'COLOR_1', name: 'Form' })).toBe('forbidden');
    expect(await made.commands.legend.removeColor('#aa0000', true)).toBe('forbidden');
    expect(made.backend.calls).toEqual([]);
  });

  it('follows others, of this Code only', async () => {
    const made = await opened('read');
    const legend = [{ color: '#00ff00', name: 'Deadline' }];
    const replaced = { from: '#aa0000', to: '#00ff00' };
    made.say({ name: 'CODE_COLORS/UPDATE', data: { codeId: 2, colors: [], legend: [] } });
    expect(made.entries()).toEqual(ENTRIES);
    made.say({ name: 'CODE_COLORS/UPDATE', data: { codeId: 1, colors: ['#00ff00'], legend, replaced } });
    expect(made.entries()).toEqual(legend);
    expect(made.colors()).toEqual(['#00ff00', 'COLOR_1']);
  });

  it('gives back a custom color that was used last, in the Code that has it', async () => {
    const storage = createMemoryStorage();
    const first = await opened('annotate', storage);
    first.commands.selections.chooseColor('#aa0000');
    const again = await opened('annotate', storage);
    expect(again.store.getState().selections.color).toBe('#aa0000');
    const elsewhere = createTestAnnotator({ storage });
    elsewhere.commands.legend.list([{ color: 'COLOR_9', name: 'Form' }]);
    expect(elsewhere.store.getState().selections.color).toBe('COLOR_1');
  });
});
