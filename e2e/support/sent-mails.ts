import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Decrypter } from 'age-encryption';
import PostalMime, { type Email } from 'postal-mime';

/** A mail as it arrives. */
export interface ReceivedMail {
  readonly subject: string;
  readonly replyTo: string;
  readonly text: string;
  readonly html: string;
}

/** A mail with the addresses to which it was sent. */
interface SentMail extends ReceivedMail {
  readonly to: readonly string[];
}

/** What a server without SMTP has sent. */
export interface SentMails {
  /** All mails until now, oldest first. */
  list(): Promise<readonly SentMail[]>;
}

/** Reads the outbox of a data folder. Each mail is decrypted once: with those of all journeys before, that was a tenth of a journey's work. */
export function createSentMails(dataDir: string): SentMails {
  const known = new Map<string, SentMail>();
  let decrypter: Decrypter | undefined;
  return {
    async list() {
      const folder = join(dataDir, 'outbox');
      const names = (await readdir(folder).catch(() => []))
        .filter((name) => name.endsWith('.eml.age'))
        .sort();
      for (const name of names.filter((each) => !known.has(each))) {
        decrypter ??= await createDecrypter(dataDir);
        const bytes = await decrypter.decrypt(await readFile(join(folder, name)));
        known.set(name, sentMail(await PostalMime.parse(bytes)));
      }
      return names.flatMap((name) => known.get(name) ?? []);
    },
  };
}

function sentMail({ to = [], subject = '', text = '', html = '', replyTo }: Email): SentMail {
  return {
    to: to.flatMap(({ address }) => address ?? []),
    subject,
    text,
    html,
    replyTo: replyTo?.[0]?.address ?? '',
  };
}

/** A decrypter with the key of the server's stored files, from the file beside its data folder. */
async function createDecrypter(dataDir: string): Promise<Decrypter> {
  const lines = (await readFile(`${dataDir}.key`, 'utf8')).split('\n');
  const identity = lines.find((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (identity === undefined) throw new Error(`${dataDir}.key has no identity`);
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return decrypter;
}
