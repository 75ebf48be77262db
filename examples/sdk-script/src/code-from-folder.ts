// Makes a Code of all PDFs in a folder, takes over what other programs have marked in them, and prints the annotations as Markdown:
//
//   GLOSSATOR_EMAIL=… GLOSSATOR_PASSWORD=… node src/code-from-folder.ts FOLDER [TITLE]
//
// Node from 22.18 on runs it as it is. The Markdown goes to the standard output, all else to the standard error. It ends with 1 where it
// could not be done at all, or a PDF was refused.
import { openAsBlob } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import {
  ApiError,
  createClient,
  createMemoryTokenStore,
  NetworkError,
  type GlossatorClient,
} from '@glossator/client-sdk';

const USAGE = 'GLOSSATOR_EMAIL=… GLOSSATOR_PASSWORD=… node src/code-from-folder.ts FOLDER [TITLE]';

/** Milliseconds that the server may take to read a large law. */
const READING_MS = 300_000;

/** What the script was started with; throws a sentence for whoever started it. */
function readArguments() {
  const [folder, title] = process.argv.slice(2);
  const { GLOSSATOR_EMAIL: email, GLOSSATOR_PASSWORD: password } = process.env;
  if (!folder || !email || !password) throw new Error(`Usage: ${USAGE}`);
  return {
    folder,
    title: title ?? basename(resolve(folder)),
    email,
    password,
    // A second factor, where the account has one: the code that the app shows.
    twoFactorToken: process.env['GLOSSATOR_CODE'],
    baseUrl: process.env['GLOSSATOR_URL'] ?? 'http://localhost:4000',
  };
}

/** Adds a PDF to a Code with what is marked in it. */
async function addDocument(client: GlossatorClient, codeId: number, path: string): Promise<string> {
  const title = basename(path).replace(/\.pdf$/i, '');
  const contentType = 'application/pdf';
  const file = await openAsBlob(path, { type: contentType });
  const { uuid } = await client.files.upload({ file, contentType });
  const document = await client.documents.create({ codeId, title, uuid }, { timeoutMs: READING_MS });
  const { imported, comments, unplaced } = await client.documents.importAnnotations({ id: document.id });
  return `highlights: ${imported}, comments: ${comments}, not placed: ${unplaced}`;
}

/** Says how it goes, beside the output. */
function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** What went wrong, for a person. */
function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return `${error.message} (${error.problem.code})`;
  if (error instanceof NetworkError) return `${error.message}: ${String(error.cause)}`;
  return error instanceof Error ? error.message : String(error);
}

async function main(): Promise<void> {
  const { folder, title, baseUrl, email, password, twoFactorToken } = readArguments();
  const names = (await readdir(folder)).filter((name) => /\.pdf$/i.test(name)).toSorted();
  if (names.length === 0) throw new Error(`There is no PDF in ${folder}`);

  const tokenStore = createMemoryTokenStore();
  const client = createClient({ baseUrl, tokenStore });
  const { token } = await client.auth.login({
    email,
    password,
    ...(twoFactorToken !== undefined && { twoFactorToken }),
  });
  tokenStore.set(token);
  try {
    const { id } = await client.codes.create({ title });
    for (const name of names) {
      try {
        say(`${name}: ${await addDocument(client, id, join(folder, name))}`);
      } catch (error) {
        // The others are added all the same.
        say(`${name}: ${reasonOf(error)}`);
        process.exitCode = 1;
      }
    }
    const markdown = await client.codes.annotationsDocument({ id, format: 'md' });
    process.stdout.write(await (await markdown.blob()).text());
  } finally {
    await client.auth.logout();
  }
}

main().catch((error: unknown) => {
  say(reasonOf(error));
  process.exitCode = 1;
});
