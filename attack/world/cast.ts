import { cp, lstat, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settings } from '../../examples/mock-server/src/config/settings';
import { startTestServer } from '../../examples/mock-server/src/testing/test-server';
import { createUpdateWorld } from '../../examples/mock-server/src/testing/update-world';
import { upTo } from './pool';

/** Somebody with an account and a session. */
export interface Person {
  readonly id: number;
  readonly email: string;
  readonly token: string;
}

/** Who is there before an attack begins. */
export interface Cast {
  readonly owner: Person;
  /** With access of this level to the Codes. */
  readonly organizer: Person;
  readonly annotator: Person;
  readonly reader: Person;
  /** With an account, but no access to anything. */
  readonly outsider: Person;
  /** More of these. */
  readonly crowd: readonly Person[];
  /** Empty drafts of the owner's that are shared with the organizer, the annotator and the reader. */
  readonly codeIds: readonly number[];
}

/** A data folder with the cast in it, to start servers on copies of it. */
export interface Stage {
  readonly cast: Cast;
  /** Copies the data to where a server expects `data`. */
  copyTo(folder: string): Promise<void>;
  remove(): Promise<void>;
}

/** No limit on how often something may be done: sections that do the same thousands of times are not about that. */
export const UNLIMITED: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(settings)
    .filter((name) => name.startsWith('RATE_'))
    .map((name) => [name, '0']),
);

const CROWD = 10;
const CODES = 3;

/**
 * Makes the cast with a server of this process: shared access cannot be given through the API yet, and passwords are hashed at the cost of
 * tests.
 */
export async function setStage(): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'glossator-attack-'));
  const test = await startTestServer({ dataDir: folder, env: UNLIMITED });
  const enter = async (name: string): Promise<Person> => {
    const { id, email, token } = await test.newUser(name);
    return { id, email, token };
  };
  const owner = await test.newUser('owner');
  const [organizer, annotator, reader] = [
    await test.newUser('organizer'),
    await test.newUser('annotator'),
    await test.newUser('reader'),
  ];
  const outsider = await enter('outsider');
  const crowd: Person[] = [];
  for (const number of upTo(CROWD)) crowd.push(await enter(`crowd-${number}`));
  const codeIds: number[] = [];
  const { share } = createUpdateWorld(() => test);
  for (const number of upTo(CODES)) {
    const { id } = await owner.api.codes.create({ title: `Obligations ${number + 1}` });
    await share(id, organizer, 'organize');
    await share(id, annotator, 'annotate');
    await share(id, reader, 'read');
    codeIds.push(id);
  }
  await test.stop({ keepData: true });
  return {
    cast: { owner, organizer, annotator, reader, outsider, crowd, codeIds },
    copyTo: (target) => copyData(folder, target),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Copies a data folder; what is no file or folder in it is the lock of a server. */
export async function copyData(from: string, to: string): Promise<void> {
  const filter = async (path: string): Promise<boolean> => {
    const kind = await lstat(path);
    return kind.isFile() || kind.isDirectory();
  };
  await cp(from, to, { recursive: true, force: true, filter });
}
