import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';

import { isMissing, writeNewFile } from '../durable-files/durable-files';

/** Encrypts what is stored. `open` throws for what was changed, or sealed with another key. */
export interface MessageCipher {
  seal(plain: Uint8Array): Promise<Uint8Array>;
  open(sealed: Uint8Array): Promise<Uint8Array>;
}

/** What a list of messages tells of each; `id` names it, `date` is ISO 8601 or empty. */
export interface OutboxHead {
  readonly id: string;
  readonly date: string;
  readonly from: string;
  readonly to: readonly string[];
  /** Who gets the answers, if not the sender. */
  readonly replyTo: readonly string[];
  readonly subject: string;
}

/** A message of the outbox as the mailbox page shows it. */
export interface OutboxMessage extends OutboxHead {
  readonly text: string;
  readonly html: string | undefined;
}

/** Messages of a list; `next` is there where older ones follow. */
export interface OutboxPage {
  readonly messages: readonly OutboxHead[];
  readonly next?: string;
}

/** A folder of messages, encrypted at rest. */
export interface Outbox {
  /** Writes a message (RFC 5322) durably, or not at all. `id` is `<time>-<uuid>`, the time as `20261121T102030456Z`. */
  add(id: string, message: Uint8Array): Promise<void>;
  /** The heads of the newest `limit` messages before `before` (an id), newest first; none when the folder is not there yet. */
  list(limit: number, before?: string): Promise<OutboxPage>;
  /** One message; undefined when there is none of that id (or it could not be one). */
  read(id: string): Promise<OutboxMessage | undefined>;
  /** Encrypts messages that an older release has left as they are. */
  sealOld(): Promise<void>;
}

/** How the file of a message ends, after its id: an age file of the message, one of its head alone, and one of an older release. */
const MESSAGE_SUFFIX = '.eml.age';
const HEAD_SUFFIX = '.head.age';
const PLAIN_SUFFIX = '.eml';
const ID_PATTERN = /^\d{8}T\d{9}Z-[0-9a-f-]{36}$/;

/** Makes the outbox of a folder, which is made when needed. */
export function createOutbox(directory: string, cipher: MessageCipher): Outbox {
  const fileOf = (id: string, suffix: string): string => path.join(directory, id + suffix);

  async function opened(id: string, suffix: string): Promise<Uint8Array | undefined> {
    const sealed = await readIfThere(fileOf(id, suffix));
    return sealed && cipher.open(sealed);
  }

  async function messageOf(id: string): Promise<Uint8Array | undefined> {
    return (await opened(id, MESSAGE_SUFFIX)) ?? readIfThere(fileOf(id, PLAIN_SUFFIX));
  }

  /** The ids of all messages, newest first. */
  async function idsOf(suffixes: readonly string[]): Promise<readonly string[]> {
    const ids = new Set<string>();
    for (const name of await namesIn(directory)) {
      const suffix = suffixes.find((each) => name.endsWith(each));
      if (suffix !== undefined) ids.add(name.slice(0, -suffix.length));
    }
    return [...ids].filter((id) => ID_PATTERN.test(id)).sort((a, b) => (a < b ? 1 : -1));
  }

  async function add(id: string, message: Uint8Array): Promise<void> {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    // The head first: a message counts once it is there itself.
    await writeNewFile(fileOf(id, HEAD_SUFFIX), await cipher.seal(headOf(message)));
    await writeNewFile(fileOf(id, MESSAGE_SUFFIX), await cipher.seal(message));
  }

  return {
    add,
    async list(limit, before) {
      const ids = (await idsOf([MESSAGE_SUFFIX, PLAIN_SUFFIX])).filter(
        (id) => before === undefined || id < before,
      );
      const messages: OutboxHead[] = [];
      // One at a time: a mailbox must not hold up the server.
      for (const id of ids.slice(0, limit)) {
        const head = (await opened(id, HEAD_SUFFIX)) ?? (await messageOf(id));
        if (head) messages.push(toHead(id, await PostalMime.parse(headOf(head))));
      }
      const last = ids[limit - 1];
      return { messages, ...(ids.length > limit && last !== undefined && { next: last }) };
    },
    async read(id) {
      const raw = ID_PATTERN.test(id) ? await messageOf(id) : undefined;
      if (!raw) return undefined;
      const mail = await PostalMime.parse(raw);
      return { ...toHead(id, mail), text: mail.text ?? '', html: mail.html };
    },
    async sealOld() {
      for (const id of await idsOf([PLAIN_SUFFIX])) {
        const plain = await readIfThere(fileOf(id, PLAIN_SUFFIX));
        if (!plain) continue;
        await add(id, plain);
        await rm(fileOf(id, PLAIN_SUFFIX));
      }
    },
  };
}

function toHead(id: string, mail: Awaited<ReturnType<typeof PostalMime.parse>>): OutboxHead {
  return {
    id,
    date: mail.date ?? '',
    from: mail.from?.address ?? '',
    to: (mail.to ?? []).map(({ address }) => address ?? ''),
    replyTo: (mail.replyTo ?? []).map(({ address }) => address ?? ''),
    subject: mail.subject ?? '',
  };
}

/** The head of a message: everything before the first empty line, with it. */
function headOf(message: Uint8Array): Uint8Array {
  const end = Buffer.from(message.buffer, message.byteOffset, message.byteLength).indexOf('\r\n\r\n');
  return end < 0 ? message : message.subarray(0, end + 4);
}

async function namesIn(directory: string): Promise<readonly string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

async function readIfThere(file: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
