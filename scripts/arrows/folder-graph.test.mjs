import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countArrows, excesses } from '../arrows.mjs';
import { root } from '../install.mjs';
import { arrowsUp, folderCycles, folderGraph } from './folder-graph.mjs';

const files = {
  'top.ts': "import { a } from './roof/a';\nexport const top = a;",
  'ground/shape.ts': "import type { B } from '../middle/b';\nexport type Shape = B;",
  'ground/shape.test.ts': "import { a } from '../roof/a';\na();",
  'middle/b.ts': "export type B = import('../ground/shape').Shape;\nexport const b = 1;",
  'roof/a.ts': "export { b as a } from '../middle/b';\nexport const later = () => import('../ground/shape');",
  'testing/fake.ts': "import { a } from '../roof/a';\nexport const fake = a;",
};
let folder = '';
const graph = () => folderGraph(folder);
const named = (ties) => ties.map(({ from, to, isValue }) => `${from} ${isValue ? '→' : '⇢'} ${to}`).sort();

beforeAll(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache/arrows-'));
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), code);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('folderGraph', () => {
  it('finds value and type ties between rooms, not those of tests', () => {
    expect(graph().folders).toEqual(['.', 'ground', 'middle', 'roof']);
    expect(named(graph().ties)).toEqual([
      '. → roof',
      'ground ⇢ middle',
      'middle ⇢ ground',
      'roof → ground',
      'roof → middle',
    ]);
  });
});

describe('arrowsUp', () => {
  it('counts ties that do not lead to a lower tier', () => {
    const tiers = [['ground'], ['middle'], ['roof'], ['.']];
    expect(named(arrowsUp(graph(), tiers))).toEqual(['ground ⇢ middle']);
    expect(
      named(
        arrowsUp(graph(), [
          ['ground', 'middle'],
          ['roof', '.'],
        ]),
      ),
    ).toEqual(['. → roof', 'ground ⇢ middle', 'middle ⇢ ground']);
  });

  it('holds no order between rooms that are not named', () => {
    expect(arrowsUp(graph(), [['*']])).toEqual([]);
    expect(named(arrowsUp(graph(), [['roof'], ['*']]))).toEqual(['roof → ground', 'roof → middle']);
  });
});

describe('folderCycles', () => {
  it('finds rooms that reach each other, by types too', () => {
    expect(folderCycles(graph())).toEqual([['ground', 'middle']]);
    expect(countArrows(graph(), [['*']])).toMatchObject({
      ties: 5,
      valueTies: 3,
      cycles: 1,
      inCycles: 2,
      valueCycles: 0,
    });
  });
});

describe('arrows', () => {
  it('names each count above its limit', () => {
    expect(excesses('core', { up: 3, cycles: 0 }, { up: 2, cycles: 0 })).toEqual([
      'core: up is 3, the limit is 2',
    ]);
  });
});
