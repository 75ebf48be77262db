import type { BackgroundWork } from '../../background/background-work';
import type { MemberCall } from '../../calls/call';
import { enterCode } from '../../permissions/code-access';
import { invalidField } from '../../problems/problem-error';
import type { CommentRow } from '../../tables/selections';
import type { MentionDigest } from '../notifications/mention-digest';
import type { Notifier } from '../notifications/notifier';
import type { MentionMails } from './mention-mails';

/** Mentions of users in comments. */
export interface Mentioning {
  /**
   * The mentions as they are stored, each once. Throws VALIDATION for whom the Code is not shared with, whether or not there is such a user;
   * those in `before` may have left since.
   */
  check(
    wanted: readonly number[],
    before: CommentRow['mentions'],
    call: MemberCall,
  ): Promise<Required<Pick<CommentRow, 'mentions'>>>;
  /** Notifies those whom a stored comment mentions and did not mention `before`, and sends the mails that they want, or keeps it for that of the day. */
  notify(row: CommentRow, before: CommentRow['mentions'], call: MemberCall): Promise<void>;
}

/** Makes it. */
export function createMentioning({
  notifier,
  mails,
  digest,
  background,
}: {
  readonly notifier: Notifier;
  readonly mails: MentionMails;
  readonly digest: MentionDigest;
  readonly background: BackgroundWork;
}): Mentioning {
  return {
    check: (wanted, before = [], { accounts, code }) =>
      accounts.read(async (reader) => {
        for (const [index, userId] of wanted.entries()) {
          if (before.includes(userId)) continue;
          const entered = await enterCode(reader, code.id, userId);
          if (!entered || entered.through === 'public')
            throw invalidField(`mentions.${index}`, 'Must be a user of this Code');
        }
        return { mentions: [...new Set(wanted)] };
      }),
    async notify({ mentions = [], selectionId, documentId, text }, before = [], call) {
      const { user, code, accounts, visit } = call;
      const fresh = mentions.filter((id) => id !== user.id && !before.includes(id));
      if (fresh.length === 0) return;
      const name = `${user.firstName} ${user.lastName}`;
      const place = { documentId: String(documentId), selectionId: String(selectionId) };
      const params = { title: code.title, what: 'mentioned', name, ...place };
      const path = `/codes/${code.id}/${documentId}?selection=${selectionId}`;
      await notifier.notify(fresh, { type: 'CODE_CHANGED', codeId: code.id, params }, async (transaction) => {
        for (const userId of fresh) {
          const to = await transaction.get('users', userId);
          if (to?.mentionMails === 'daily')
            await digest.add(transaction, { userId, codeId: code.id, senderId: user.id, path });
        }
        return true;
      });
      background.start('mails of mentions', async () => {
        for (const id of fresh) {
          const to = await accounts.read((reader) => reader.get('users', id));
          if (to && (to.mentionMails ?? 'atOnce') === 'atOnce')
            await mails.send({
              to: to.email,
              locale: to.locale,
              sender: user,
              languages: visit.languages,
              codeTitle: code.title,
              text,
              path,
            });
        }
      });
    },
  };
}
