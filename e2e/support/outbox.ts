import { expect } from '@playwright/test';
import type { ReceivedMail } from './sent-mails';
import type { ServerProcess } from './server-process';

/** The mails to an address that a server has sent, oldest first. */
export async function mailsTo(
  { sentMails }: Pick<ServerProcess, 'sentMails'>,
  address: string,
): Promise<readonly ReceivedMail[]> {
  return (await sentMails.list()).filter(({ to }) => to.includes(address));
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
