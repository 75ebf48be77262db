import { createTranslate, loadMessages, pickLocale } from '@glossator/i18n';
import { createRateLimiter } from '../../limits/rate-limiter';
import type { ServerLog } from '../../log/server-log';
import type { Mailer } from '../../mail/mailer';
import { oneLine } from '../../people/one-line';
import type { UserRow } from '../../tables/users';

/** A mail that tells somebody of a comment that mentions them. */
export interface MentionMail {
  readonly to: UserRow;
  readonly sender: UserRow;
  /** The languages of the sender's browser. */
  readonly languages: readonly string[];
  readonly codeTitle: string;
  /** The comment. */
  readonly text: string;
  /** Follows the address of the app. */
  readonly path: string;
}

/** The mails about mentions. */
export interface MentionMails {
  /** Sends one, unless too many went to that user of late. What cannot be sent is logged: the notification is there. */
  send(mail: MentionMail): Promise<void>;
}

const HOUR_MS = 3_600_000;
/** Most of a comment that a mail quotes, in UTF-16 units. */
const QUOTED_MAX = 5_000;
/** Longest subject, in UTF-16 units. */
const SUBJECT_MAX = 200;

/** Makes the mails; `publicUrl` tells where people reach the server, `mostPerHour` how many a user may get (0: any number). */
export function createMentionMails({
  mailer,
  publicUrl,
  log,
  mostPerHour,
}: {
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
  readonly log: ServerLog;
  readonly mostPerHour: number;
}): MentionMails {
  const toUser = mostPerHour === 0 ? undefined : createRateLimiter({ most: mostPerHour, windowMs: HOUR_MS });
  return {
    async send(mail) {
      if ((await toUser?.take(String(mail.to.id)))?.isRefused) return;
      const { to, sender } = mail;
      try {
        const words = await wordsOf(mail, `${publicUrl()}${mail.path}`);
        await mailer.send({ to: [to.email], replyTo: sender.email, ...words });
      } catch (error) {
        log.error({ err: error, userId: sender.id }, 'the mail of a mention could not be sent');
      }
    },
  };
}

async function wordsOf({ to, sender, languages, codeTitle, text }: MentionMail, url: string) {
  const locale = pickLocale(to.locale ?? sender.locale, languages);
  const t = createTranslate(locale, await loadMessages(locale), 'emails');
  const name = oneLine(`${sender.firstName} ${sender.lastName}`);
  const title = oneLine(codeTitle) || t('access.untitled');
  const quoted = text.length > QUOTED_MAX ? `${text.slice(0, QUOTED_MAX)} …` : text;
  const blocks = [
    t('mention.intro', { name, title }),
    quoted,
    t('mention.open', { url }),
    t('mention.footer', { name, email: sender.email }),
  ];
  return {
    subject: oneLine(t('mention.subject', { name, title })).slice(0, SUBJECT_MAX),
    text: blocks.join('\n\n'),
  };
}
