import type { InvitedLevel } from '@glossator/client-sdk/contract';
import type { NoticeMail, NoticeMails } from '../notifications/notice-mails';

/** A mail about the access to a Code. */
export interface AccessMail extends Omit<NoticeMail, 'what' | 'write'> {
  readonly kind: 'invitation' | 'request';
  readonly access: InvitedLevel;
  readonly message: string;
}

/** The mails about the access to Codes. */
export interface InvitationMails {
  send(mail: AccessMail): Promise<void>;
}

/** Makes the mails. */
export function createInvitationMails(notices: NoticeMails): InvitationMails {
  return {
    send({ kind, access, message, ...mail }) {
      const { email } = mail.sender;
      return notices.send({
        ...mail,
        what: kind,
        write: (t, { name, title, url }) => ({
          subject: t(`access.${kind}.subject`, { name, title }),
          blocks: [
            t(`access.${kind}.intro`, { name, title, level: t(`access.levels.${access}`) }),
            message.trim(),
            t(`access.${kind}.open`, { url }),
            t(`access.${kind}.footer`, { name, email }),
          ],
        }),
      });
    },
  };
}
