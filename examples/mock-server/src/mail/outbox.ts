import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';

import { isMissing } from '../durable-files/durable-files';

/** How the file of a message ends, after its id. */
export const MESSAGE_SUFFIX = '.eml';

/** A message of the outbox as the mailbox page shows it; `id` is its file name without the ending, `date` ISO 8601 or empty. */
export interface OutboxMessage {
  readonly id: string;
  readonly date: string;
  readonly from: string;
  readonly to: readonly string[];
  /** Who gets the answers, if not the sender. */
  readonly replyTo: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string | undefined;
}

const ID_PATTERN = /^\d{8}T\d{9}Z-[0-9a-f-]{36}$/;

/** The newest `limit` messages of an outbox folder, newest first; none when the folder is not there yet. */
export async function listOutbox(directory: string, limit: number): Promise<readonly OutboxMessage[]> {
  let names: string[];
  try {
    names = await readdir(directory);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
  const ids = names
    .filter((name) => name.endsWith(MESSAGE_SUFFIX))
    .map((name) => name.slice(0, -MESSAGE_SUFFIX.length));
  const newest = ids
    .filter((id) => ID_PATTERN.test(id))
    .sort()
    .reverse()
    .slice(0, limit);
  const messages = await Promise.all(newest.map((id) => readOutboxMessage(directory, id)));
  return messages.filter((message) => message !== undefined);
}

/** One message of the outbox; undefined when there is none of that id (or it could not be one). */
export async function readOutboxMessage(directory: string, id: string): Promise<OutboxMessage | undefined> {
  if (!ID_PATTERN.test(id)) return undefined;
  let raw: Buffer;
  try {
    raw = await readFile(path.join(directory, id + MESSAGE_SUFFIX));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
  const mail = await PostalMime.parse(raw);
  return {
    id,
    date: mail.date ?? '',
    from: mail.from?.address ?? '',
    to: (mail.to ?? []).map(({ address }) => address ?? ''),
    replyTo: (mail.replyTo ?? []).map(({ address }) => address ?? ''),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html,
  };
}
