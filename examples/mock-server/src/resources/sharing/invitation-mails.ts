import { createTranslate, loadMessages, pickLocale, type LocaleCode } from '@glossator/i18n';
import type { InvitedLevel } from '@glossator/client-sdk/contract';
import type { ServerLog } from '../../log/server-log';
import { createRateLimiter } from '../../limits/rate-limiter';
import type { Mailer } from '../../mail/mailer';
import { emailKeyOf } from '../../people/email-key';
import { oneLine } from '../../people/one-line';
import type { UserRow } from '../../tables/users';

/** A mail about the access to a Code. */
export interface AccessMail {
  readonly kind: 'invitation' | 'request';
  readonly to: string;
  /** The language of whom it is for, where they have an account and have chosen one. */
  readonly locale: UserRow['locale'];
  readonly sender: UserRow;
  /** The languages of the sender's browser. */
  readonly languages: readonly string[];
  readonly codeTitle: string;
  readonly access: InvitedLevel;
  readonly message: string;
  /** Follows the address of the app. */
  readonly path: string;
}

/** The mails about the access to Codes. */
export interface InvitationMails {
  /** Sends one, unless too many went to that address of late. What cannot be sent is logged: the notification is there. */
  send(mail: AccessMail): Promise<void>;
}

const HOUR_MS = 3_600_000;

/** Makes the mails; `publicUrl` tells where people reach the server, `mostPerHour` how many an address may get (0: any number). */
export function createInvitationMails({
  mailer,
  publicUrl,
  log,
  mostPerHour,
}: {
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
  readonly log: ServerLog;
  readonly mostPerHour: number;
}): InvitationMails {
  const toAddress =
    mostPerHour === 0 ? undefined : createRateLimiter({ most: mostPerHour, windowMs: HOUR_MS });
  return {
    async send(mail) {
      if ((await toAddress?.take(emailKeyOf(mail.to)))?.isRefused) return;
      const locale = pickLocale(mail.locale ?? mail.sender.locale, mail.languages);
      const words = await wordsOf(mail, locale, `${publicUrl()}${mail.path}`);
      try {
        await mailer.send({ to: [mail.to], replyTo: mail.sender.email, ...words });
      } catch (error) {
        log.error({ err: error, userId: mail.sender.id }, `the mail of an ${mail.kind} could not be sent`);
      }
    },
  };
}

async function wordsOf(mail: AccessMail, locale: LocaleCode, url: string) {
  const { kind, sender, access } = mail;
  const t = createTranslate(locale, await loadMessages(locale), 'emails');
  const name = oneLine(`${sender.firstName} ${sender.lastName}`);
  const title = oneLine(mail.codeTitle) || t('access.untitled');
  const message = mail.message.trim();
  const blocks = [
    t(`access.${kind}.intro`, { name, title, level: t(`access.levels.${access}`) }),
    message,
    t(`access.${kind}.open`, { url }),
    t(`access.${kind}.footer`, { name, email: sender.email }),
  ];
  return {
    subject: oneLine(t(`access.${kind}.subject`, { name, title })).slice(0, SUBJECT_MAX),
    text: blocks.filter((block) => block !== '').join('\n\n'),
  };
}

/** Longest subject, in UTF-16 units. */
const SUBJECT_MAX = 200;
