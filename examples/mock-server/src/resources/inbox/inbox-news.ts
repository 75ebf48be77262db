import { hasAccess } from '@glossator/client-sdk/contract';
import type { BackgroundWork } from '../../background/background-work';
import type { Bus } from '../../bus/bus';
import type { AccountsPartition } from '../../tables/tables';
import type { InboxChange } from '../../totals/inbox-changes';

/** Says to the open windows of those whom it concerns that their inbox is another one. */
export type InboxNews = (codeId: number, change: InboxChange) => void;

/** Makes it. Who may not review an Update receives nothing when one is collected or declined. */
export function createInboxNews({
  accounts,
  bus,
  background,
}: {
  readonly accounts: AccountsPartition;
  readonly bus: Bus;
  readonly background: BackgroundWork;
}): InboxNews {
  return (codeId, change) =>
    background.start('news of the inbox', async () => {
      const users = await accounts.read(async (reader) => {
        const code = await reader.get('codes', codeId);
        if (code?.state !== 'active') return [];
        const members = (await reader.list('members', { codeId })).filter(
          ({ status }) => status === 'accepted',
        );
        return [{ userId: code.ownerId, access: 'owner' as const }, ...members];
      });
      for (const { userId, access } of users) {
        const isConcerned =
          change.isForAll ||
          change.authors.has(userId) ||
          (change.isForOrganizers && hasAccess(access, 'organize'));
        if (isConcerned) bus.publish('account-changed', { userId, part: 'inbox' });
      }
    });
}
