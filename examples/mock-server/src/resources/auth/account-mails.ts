import { createTranslate, loadMessages, pickLocale } from '@glossator/i18n';
import type { Mailer } from '../../mail/mailer';
import type { ServerLog } from '../../log/server-log';
import type { UserRow } from '../../tables/users';

/** The mails about accounts, in the user's language. */
export interface AccountMails {
  /** Sends the activation link. A mail that cannot be sent is logged: the account is there, and the link can be sent again. */
  sendActivation(user: UserRow, token: string, languages: readonly string[]): Promise<void>;
}

/** Makes the mails; `publicUrl` tells where people reach the server. */
export function createAccountMails(mailer: Mailer, publicUrl: () => string, log: ServerLog): AccountMails {
  return {
    async sendActivation(user, token, languages) {
      const locale = pickLocale(user.locale, languages);
      const translate = createTranslate(locale, await loadMessages(locale), 'emails');
      try {
        await mailer.send({
          to: [user.email],
          subject: translate('activation.subject'),
          text: translate('activation.text', {
            name: user.firstName,
            url: `${publicUrl()}/activation/${token}`,
          }),
        });
      } catch (error) {
        log.error({ err: error, userId: user.id }, 'the activation mail could not be sent');
      }
    },
  };
}
