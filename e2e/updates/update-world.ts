import { expect } from '@playwright/test';
import type { Person } from '../support/account-steps';
import { test as base } from '../support/fixtures';
import type { ServerProcess } from '../support/server-process';

/** What the journey of an update takes place in: a server, a folder for files, two people, and what the consoles of its windows say. */
export interface UpdateWorld {
  readonly server: ServerProcess;
  readonly folder: string;
  readonly ada: Person;
  readonly ben: Person;
  readonly said: string[];
}

/** The test of an update's journey; it fails when a console has said anything. */
export const test = base.extend<{ readonly world: UpdateWorld }>({
  world: async ({ server, folder, newPerson }, use) => {
    const said: string[] = [];
    const [ada, ben] = [newPerson('Ada', 'Keller'), newPerson('Ben', 'Rossi')];
    await use({ server, folder, ada, ben, said });
    expect(said).toEqual([]);
  },
});
