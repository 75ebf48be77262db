import { beforeAll } from 'vitest';
import type { World } from './world';

/** A Code that a block of the suite has for itself. */
export interface OwnCode {
  readonly id: () => number;
  /** Makes a document of two pages in it, for one test; gives its id. */
  readonly freshDocument: () => Promise<number>;
}

/** Makes a Code before the tests of a block. */
export function ownCode(world: World): OwnCode {
  let codeId = 0;
  beforeAll(async () => {
    codeId = (await world.makeCode()).id;
  });
  return { id: () => codeId, freshDocument: async () => (await world.makeDocument(codeId)).id };
}
