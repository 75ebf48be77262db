import { hasAccess, type Operations, type ParsedInputOf } from '@glossator/client-sdk/contract';
import type { BackgroundWork } from '../../background/background-work';
import type { UserCall } from '../../calls/call';
import { enterCode } from '../../permissions/code-access';
import type { AccountsPartition, AccountsReader } from '../../tables/tables';
import type { Notifier } from '../notifications/notifier';
import type { InvitationMails } from './invitation-mails';

/** Notifies owners of who would like to have access to their Codes. */
export interface RequestService {
  /** Answers the same for every Code, whether or not it exists: what comes of it happens after the answer. */
  request(input: ParsedInputOf<Operations['sharing']['requestAccess']>, call: UserCall): Promise<undefined>;
}

/** What it is made with. */
export interface RequestParts {
  readonly accounts: AccountsPartition;
  readonly notifier: Notifier;
  readonly mails: InvitationMails;
  readonly background: BackgroundWork;
  readonly now: () => Date;
}

/** An owner is notified of the same request again after a day at the earliest. */
const QUIET_MS = 86_400_000;

/** Makes the service. */
export function createRequestService(parts: RequestParts): RequestService {
  const { accounts, notifier, mails, background, now } = parts;

  /** Whether the owner has been notified of late that this user asks. */
  async function isKnown(reader: AccountsReader, ownerId: number, codeId: number, userId: number) {
    const since = new Date(now().getTime() - QUIET_MS).toISOString();
    const news = await reader.list('notifications', { userId: ownerId });
    return news.some(
      ({ codeId: about, params, createdAt }) =>
        about === codeId &&
        params['what'] === 'accessRequest' &&
        params['userId'] === String(userId) &&
        createdAt > since,
    );
  }

  return {
    request({ id, access, message }, { user, visit }) {
      background.start('request for access', async () => {
        const stored = await accounts.transact(async (transaction) => {
          // Drawn in any case: a number that is missing would tell that there is such a Code.
          const noticeId = await transaction.nextId();
          const code = await transaction.get('codes', id);
          const owner = code?.state === 'active' ? await transaction.get('users', code.ownerId) : undefined;
          const entered = await enterCode(transaction, id, user.id);
          if (!code || !owner || hasAccess(entered?.access, access)) return undefined;
          if (await isKnown(transaction, owner.id, id, user.id)) return undefined;
          const { firstName, lastName, email } = user;
          const name = `${firstName} ${lastName}`;
          const about = { what: 'accessRequest', userId: String(user.id), name, email, access, message };
          const params = { title: code.title, ...about };
          const news = { type: 'CODE_CHANGED' as const, codeId: id, params };
          const notice = await notifier.store(transaction, owner.id, news, noticeId);
          return { notice, owner, title: code.title };
        });
        if (!stored) return;
        notifier.publish([stored.notice]);
        await mails.send({
          kind: 'request',
          to: stored.owner.email,
          locale: stored.owner.locale,
          sender: user,
          languages: visit.languages,
          codeTitle: stored.title,
          access,
          message,
          path: `/codes/${id}?share=${encodeURIComponent(user.email)}`,
        });
      });
      return Promise.resolve(undefined);
    },
  };
}
