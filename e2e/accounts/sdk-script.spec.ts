import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { writeAnnotatedLaw } from '../codes/annotated-law';
import { makeAccount } from '../support/api-steps';
import { test } from '../support/fixtures';

const SCRIPT = join(import.meta.dirname, '../../examples/sdk-script/src/code-from-folder.ts');

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly errors: string;
}

/** Runs the script as its users do: with the built package. */
function run(args: readonly string[], env: Readonly<Record<string, string>>): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [SCRIPT, ...args],
      { env: { PATH: process.env['PATH'], ...env } },
      (error, out, errors) => resolve({ code: error ? Number(error.code) : 0, out, errors }),
    );
  });
}

test('a script makes a Code of a folder of PDFs and prints their annotations', async ({
  server,
  folder,
  newPerson,
}) => {
  const person = newPerson('Sia', 'Script');
  await makeAccount(server, person);
  const laws = join(folder, 'Sales');
  await mkdir(laws);
  writeAnnotatedLaw(
    join(laws, 'CISG.pdf'),
    ['Article 1 Duties', 'The seller must deliver.'],
    [{ subtype: 'Highlight', line: 1, author: 'Ada Kern', text: 'On time?', color: [1, 1, 0] }],
  );
  await writeFile(join(laws, 'broken.pdf'), 'This is no PDF');
  await writeFile(join(laws, 'notes.txt'), 'Not to be uploaded');
  const account = {
    GLOSSATOR_URL: server.url,
    GLOSSATOR_EMAIL: person.email,
    GLOSSATOR_PASSWORD: person.password,
  };

  const { code, out, errors } = await run([laws], account);
  expect(out).toContain('The seller must deliver.');
  expect(out).toContain('On time?');
  expect(errors).toContain('CISG.pdf: highlights: 1, comments: 1, not placed: 0');
  expect(errors).toMatch(/broken\.pdf: .+\(INVALID_PDF\)/);
  expect(errors).not.toContain('notes.txt');
  expect(code).toBe(1);

  expect(await run([laws], { ...account, GLOSSATOR_PASSWORD: 'wrong' })).toMatchObject({
    code: 1,
    out: '',
    errors: expect.stringContaining('(INVALID_CREDENTIALS)'),
  });
  expect((await run([], account)).errors).toContain('Usage:');
});
