import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { Decrypter } from 'age-encryption';
import PostalMime from 'postal-mime';
import type { ServerProcess } from './server-process';

/** A mail as it arrives. */
export interface ReceivedMail {
  readonly subject: string;
  readonly replyTo: string;
  readonly text: string;
  readonly html: string;
}

/** The mails to an address in the server's outbox, oldest first. */
export async function mailsTo(server: ServerProcess, address: string): Promise<readonly ReceivedMail[]> {
  const folder = join(server.dataDir, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml.age')).sort();
  if (names.length === 0) return [];
  const decrypter = new Decrypter();
  decrypter.addIdentity(await identityOf(server));
  const mails = await Promise.all(
    names.map(async (name) => PostalMime.parse(await decrypter.decrypt(await readFile(join(folder, name))))),
  );
  return mails
    .filter(({ to = [] }) => to.some((each) => each.address === address))
    .map(({ subject = '', replyTo, text = '', html = '' }) => ({
      subject,
      text,
      html,
      replyTo: replyTo?.[0]?.address ?? '',
    }));
}

/** The key of the server's stored files, from the file beside its data folder. */
async function identityOf({ dataDir }: ServerProcess): Promise<string> {
  const lines = (await readFile(`${dataDir}.key`, 'utf8')).split('\n');
  const identity = lines.find((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (identity === undefined) throw new Error(`${dataDir}.key has no identity`);
  return identity;
}

/** The newest mail to an address, once it has arrived. */
export async function newestMailTo(server: ServerProcess, address: string): Promise<ReceivedMail> {
  await expect.poll(async () => (await mailsTo(server, address)).length).toBeGreaterThan(0);
  const mail = (await mailsTo(server, address)).at(-1);
  if (!mail) throw new Error(`No mail to ${address}`);
  return mail;
}

/** The newest link with this path that was sent to an address, once it has arrived. */
export async function newestLinkTo(server: ServerProcess, address: string, path: string): Promise<string> {
  const pattern = new RegExp(`https?://\\S+/${path}/[\\w-]+`);
  const newest = async () =>
    (await mailsTo(server, address)).findLast(({ text }) => pattern.test(text))?.text.match(pattern)?.[0];
  await expect.poll(newest).toBeDefined();
  return (await newest()) ?? '';
}

/** The link into the app in a mail, as a person would follow it. */
export function linkIn({ text }: Pick<ReceivedMail, 'text'>): string {
  const link = /https?:\/\/\S+\/codes\/\S+/.exec(text)?.[0];
  if (link === undefined) throw new Error('The mail has no link');
  return link;
}
