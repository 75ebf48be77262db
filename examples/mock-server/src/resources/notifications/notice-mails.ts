import { createTranslate, loadMessages, pickLocale } from '@glossator/i18n';
import { createRateLimiter } from '../../limits/rate-limiter';
import type { ServerLog } from '../../log/server-log';
import type { Mailer } from '../../mail/mailer';
import { emailKeyOf } from '../../people/email-key';
import { oneLine } from '../../people/one-line';
import type { UserRow } from '../../tables/users';

type EmailWords = ReturnType<typeof createTranslate<'emails'>>;

/** A mail that notifies somebody of what a user has done in a Code; answers go to that user. */
export interface NoticeMail {
  /** What it is about, for the log: `mention`, say. */
  readonly what: string;
  readonly to: string;
  /** The language of whom it is for, where they have an account and have chosen one. */
  readonly locale: UserRow['locale'];
  readonly sender: UserRow;
  /** The languages of the sender's browser. */
  readonly languages: readonly string[];
  readonly codeTitle: string;
  /** Follows the address of the app. */
  readonly path: string;
  /** Its words, given the sender's name, the Code's title and the address that it leads to; empty blocks are left out. */
  write(
    t: EmailWords,
    about: { readonly name: string; readonly title: string; readonly url: string },
  ): { readonly subject: string; readonly blocks: readonly string[] };
}

/** The mails that come with notifications. */
export interface NoticeMails {
  /** Sends one, unless too many went to that address of late. What cannot be sent is logged: the notification is there. */
  send(mail: NoticeMail): Promise<void>;
}

const HOUR_MS = 3_600_000;
/** Longest subject, in UTF-16 units. */
const SUBJECT_MAX = 200;

/** Makes them; `publicUrl` tells where people reach the server, `mostPerHour` how many an address gets at most (0: any number). */
export function createNoticeMails({
  mailer,
  publicUrl,
  log,
  mostPerHour,
}: {
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
  readonly log: ServerLog;
  readonly mostPerHour: number;
}): NoticeMails {
  const toAddress =
    mostPerHour === 0 ? undefined : createRateLimiter({ most: mostPerHour, windowMs: HOUR_MS });
  return {
    async send(mail) {
      const { to, sender } = mail;
      if ((await toAddress?.take(emailKeyOf(to)))?.isRefused) return;
      try {
        const words = await wordsOf(mail, `${publicUrl()}${mail.path}`);
        await mailer.send({ to: [to], replyTo: sender.email, ...words });
      } catch (error) {
        log.error({ err: error, userId: sender.id }, `a mail about ${mail.what} could not be sent`);
      }
    },
  };
}

async function wordsOf({ locale, sender, languages, codeTitle, write }: NoticeMail, url: string) {
  const language = pickLocale(locale ?? sender.locale, languages);
  const t = createTranslate(language, await loadMessages(language), 'emails');
  const name = oneLine(`${sender.firstName} ${sender.lastName}`);
  const title = oneLine(codeTitle) || t('access.untitled');
  const { subject, blocks } = write(t, { name, title, url });
  return {
    subject: oneLine(subject).slice(0, SUBJECT_MAX),
    text: blocks.filter((block) => block !== '').join('\n\n'),
  };
}
