import { expect } from '@playwright/test';
import type { Person } from '../support/account-steps';
import { test as base } from '../support/fixtures';
import type { ServerProcess } from '../support/server-process';

/** The fixtures of an update's journey: a server, a folder for files, two users, and the console messages of their windows. */
export interface UpdateWorld {
  readonly server: ServerProcess;
  readonly folder: string;
  readonly ada: Person;
  readonly ben: Person;
  readonly said: string[];
}

/** The test of an update's journey; it fails when a console has logged anything. */
export const test = base.extend<{ readonly world: UpdateWorld }>({
  world: async ({ server, folder, newPerson }, use) => {
    const said: string[] = [];
    const [ada, ben] = [newPerson('Ada', 'Keller'), newPerson('Ben', 'Rossi')];
    await use({ server, folder, ada, ben, said });
    expect(said).toEqual([]);
  },
});
