import type { NoticeMail, NoticeMails } from '../notifications/notice-mails';

/** A mail that tells somebody of a comment that mentions them. */
export interface MentionMail extends Omit<NoticeMail, 'what' | 'write'> {
  /** The comment. */
  readonly text: string;
}

/** The mails about mentions. */
export interface MentionMails {
  send(mail: MentionMail): Promise<void>;
}

/** Most of a comment that a mail quotes, in UTF-16 units. */
const QUOTED_MAX = 5_000;

/** Makes the mails. */
export function createMentionMails(notices: NoticeMails): MentionMails {
  return {
    send({ text, ...mail }) {
      const { email } = mail.sender;
      const quoted = text.length > QUOTED_MAX ? `${text.slice(0, QUOTED_MAX)} …` : text;
      return notices.send({
        ...mail,
        what: 'mention',
        write: (t, { name, title, url }) => ({
          subject: t('mention.subject', { name, title }),
          blocks: [
            t('mention.intro', { name, title }),
            quoted,
            t('mention.open', { url }),
            t('mention.footer', { name, email }),
          ],
        }),
      });
    },
  };
}
