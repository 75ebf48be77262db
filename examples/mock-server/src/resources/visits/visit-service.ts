import type { DocumentVisit } from '@glossator/client-sdk/contract';
import type { MemberCall } from '../../calls/call';
import { enterCode } from '../../permissions/code-access';

/** Notes when users saw documents, so that what others made since can be shown as new. */
export interface VisitService {
  /** Notes the caller's visit, and gives the one before. Of whoever only reads because the Code is public nothing is kept. */
  visit(documentId: number, call: MemberCall): Promise<DocumentVisit>;
}

/** Makes the service. */
export function createVisitService({ now }: { readonly now: () => Date }): VisitService {
  return {
    async visit(documentId, { user, code, accounts, write }) {
      const entered = await accounts.read((reader) => enterCode(reader, code.id, user.id));
      if (!entered || entered.through === 'public') return {};
      const id = `${user.id} ${documentId}`;
      return write(async (transaction) => {
        const before = await transaction.get('visits', id);
        await transaction.put('visits', { id, documentId, at: now().toISOString() });
        return { ...(before && { before: before.at }) };
      });
    },
  };
}
