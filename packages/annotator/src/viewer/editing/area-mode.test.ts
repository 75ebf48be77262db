import { expect, test } from 'vitest';
import { createAreaMode, type AreaModeOptions } from './area-mode';

function setUp(load: AreaModeOptions['load']) {
  const said: unknown[] = [];
  const mode = createAreaMode({
    load,
    onMode: (isOn) => said.push(isOn),
    onDrawn: ({ page }) => said.push(page),
    onFailed: (error) => said.push(error),
  });
  return { mode, said };
}
const turns = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

test('a tool that cannot be loaded ends the mode, and says why', async () => {
  const gone = new Error('The network is gone');
  const { mode, said } = setUp(() => Promise.reject(gone));
  mode.set(true);
  await turns();
  expect(said).toEqual([true, false, gone]);
});

test('a tool that comes after the mode has ended is not made; what is drawn ends the mode', async () => {
  const seen: string[] = [];
  let draw: Parameters<Awaited<ReturnType<AreaModeOptions['load']>>>[0]['onDrawn'] = () => undefined;
  const { mode, said } = setUp(() =>
    Promise.resolve(({ onDrawn }) => {
      draw = onDrawn;
      seen.push('made');
      return { place: () => undefined, destroy: () => seen.push('destroyed') };
    }),
  );
  mode.set(true);
  mode.set(false);
  await turns();
  expect(seen).toEqual([]);
  mode.set(true);
  await turns();
  draw({ page: 7, x: 0, y: 0, width: 1, height: 1 });
  expect(seen).toEqual(['made', 'destroyed']);
  expect(said).toEqual([true, false, true, false, 7]);
});
