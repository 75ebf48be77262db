import { createTranslate, loadMessages, pickLocale } from '@glossator/i18n';
import type { Mailer } from '../../mail/mailer';
import type { ServerLog } from '../../log/server-log';
import type { UserRow } from '../../tables/users';

/**
 * What the mails about accounts say: the link that activates a registration; the same for one that is not the first of its address; that
 * one of several cannot be sent again; that there is an account already; the link that sets a new password; that the password was changed; the link that confirms a new address; that there is
 * an account with that already; that the address was changed, to the old one; that the second factor was switched on
 * or off; that the account was deleted, by its user or by an admin.
 */
export type AccountMailKind =
  | 'activation'
  | 'activationAgain'
  | 'registerAgain'
  | 'known'
  | 'reset'
  | 'passwordChanged'
  | 'email'
  | 'emailKnown'
  | 'emailChanged'
  | 'twoFactorOn'
  | 'twoFactorOff'
  | 'deleted'
  | 'archived';

/** A mail about an account: whom it is about and to, and where its link leads, from the root of the app. */
export interface AccountMail {
  readonly kind: AccountMailKind;
  readonly user: Pick<UserRow, 'email' | 'firstName' | 'locale'> & { readonly id?: number };
  readonly path: string;
}

/** The mails about accounts, in the user's language. */
export interface AccountMails {
  /** Sends a mail. One that cannot be sent is logged: what it is about has been done, and links can be asked for again. */
  send(mail: AccountMail, languages: readonly string[]): Promise<void>;
}

/** Makes the mails; `publicUrl` tells where people reach the server. */
export function createAccountMails(mailer: Mailer, publicUrl: () => string, log: ServerLog): AccountMails {
  return {
    async send({ kind, user, path }, languages) {
      const locale = pickLocale(user.locale, languages);
      const translate = createTranslate(locale, await loadMessages(locale), 'emails');
      const values = { name: user.firstName, url: publicUrl() + path };
      try {
        await mailer.send({
          to: [user.email],
          subject: translate(`${kind}.subject`),
          text: translate(`${kind}.text`, values),
        });
      } catch (error) {
        log.error({ err: error, userId: user.id, kind }, 'a mail about an account could not be sent');
      }
    },
  };
}
