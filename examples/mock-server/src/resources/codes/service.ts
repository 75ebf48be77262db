import type { Code, ParsedInputOf } from '@glossator/client-sdk/contract';
import type { Operations } from '@glossator/client-sdk/contract';
import type { Bus } from '../../bus/bus';
import type { MemberCall, UserCall } from '../../calls/call';
import { liveEvent } from '../../live/announce';
import { withAudienceOf } from '../../permissions/log-floor';
import { unlessUnusable } from '../../storage/storage';
import type { ServerStorage } from '../../tables/tables';
import type { CodeRow } from '../../tables/codes';
import type { NameProposals } from '../documents/naming/proposals';
import { assertMayShowUpdates } from '../documents/store/read-version';
import { assertRoomForCode } from '../../totals/own-codes';
import type { CodeRemoval } from './code-removal';
import { readCode } from './view';

type Input<Name extends keyof Operations['codes']> = ParsedInputOf<Operations['codes'][Name]>;

/** What Codes need to know of their pending Updates. */
export interface PendingUpdates {
  /** The documents of the Code as its pending Update would make them. */
  documents(call: MemberCall): Promise<Code['documents']>;
}

/** What Codes are made with. */
export interface CodeParts {
  readonly storage: ServerStorage;
  readonly removal: Pick<CodeRemoval, 'resume'>;
  readonly bus: Bus;
  readonly updates: PendingUpdates;
  readonly proposals: Pick<NameProposals, 'begin'>;
  /** Codes that a user may own. */
  readonly mostCodes: number;
  readonly now: () => Date;
}

/** Codes themselves. */
export interface CodeService {
  /** Throws QUOTA_EXCEEDED where the user owns too many. */
  create(input: Input<'create'>, call: UserCall): Promise<Code>;
  /** With `showUpdates` its documents as the pending Update would make them. Throws FORBIDDEN then where the caller may not organize. */
  get(call: MemberCall, showUpdates?: boolean): Promise<Code>;
  /** Title, cover, publication and visibility; the access table says who may change which. */
  update(input: Input<'update'>, call: MemberCall): Promise<Code>;
  /** Finishes what a crash left half done. Run before the server takes calls. */
  repair(): Promise<void>;
}

/** What listeners hear of as a change of the Code itself. */
const HEAD_FIELDS = ['title', 'coverColor', 'publication', 'isPublic', 'citationStyle'] as const;

function announce(codeId: number, { whole, visit }: MemberCall): Promise<void> {
  return whole.transact((transaction) =>
    transaction.append(liveEvent('CODE/UPDATE', { codeId }, visit.clientId)),
  );
}

/** Makes the service. */
export function createCodeService(parts: CodeParts): CodeService {
  const { storage, removal, bus, updates, mostCodes, now } = parts;
  const { accounts } = storage;

  const read = async (row: CodeRow, { partition, user, access }: MemberCall): Promise<Code> =>
    accounts.read((reader) => readCode(reader, partition, row, { id: user.id, access }));

  return {
    async create({ title = '', coverColor = 'color-1' }, call) {
      const id = await accounts.transact((transaction) => transaction.nextId());
      // The partition first: one that no head names is removed at the next start, a head without one would be a broken Code.
      const partition = await storage.createCode(id);
      let answer: Code | undefined;
      try {
        answer = await call.writeAccounts(async (transaction) => {
          await assertRoomForCode(transaction, call.user.id, mostCodes);
          const at = now().toISOString();
          const owner = { ownerId: call.user.id, createdBy: call.user.id };
          const head = {
            id,
            title,
            coverColor,
            publication: 'draft',
            isPublic: false,
            state: 'active',
          } as const;
          const ownerFloor = { userId: call.user.id, seq: 0 };
          const row: CodeRow = { ...head, ...owner, ownerFloor, createdAt: at, updatedAt: at };
          await transaction.put('codes', row);
          return readCode(transaction, partition, row, { id: call.user.id, access: 'owner' });
        });
        return answer;
      } finally {
        if (answer?.id !== id) await removeOrphan(id);
      }
    },
    async get(call, showUpdates) {
      assertMayShowUpdates(call.access, showUpdates);
      // What an earlier release stored, or a crash kept from being asked.
      parts.proposals.begin(call.code.id);
      const code = await read(call.code, call);
      if (!showUpdates) return code;
      return { ...code, documents: await updates.documents(call) };
    },
    async update({ id, citationStyle: style, ...changes }, call) {
      const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
      const { row, isOther } = await call.writeHead(async (transaction, old) => {
        const { citationStyle: before, ...head } = old;
        const citationStyle = style === 'auto' ? undefined : (style ?? before);
        const styled = { ...head, ...(citationStyle && { citationStyle }) };
        const changed = withAudienceOf(old, { ...styled, ...given, updatedAt: now().toISOString() });
        await transaction.put('codes', changed);
        return { row: changed, isOther: HEAD_FIELDS.some((field) => changed[field] !== old[field]) };
      });
      // What a crash keeps from the log is fetched by those who come back.
      if (isOther) await announce(id, call).catch(unlessUnusable);
      bus.publish('access-changed', { codeId: id });
      return read(row, call);
    },
    async repair() {
      const rows = await accounts.read((reader) => reader.list('codes'));
      for (const { id, state } of rows) if (state === 'deleting') await removal.resume(id);
      const heads = new Set(rows.map(({ id }) => id));
      for (const id of await storage.codeIds()) if (!heads.has(id)) await storage.deleteCode(id);
    },
  };

  /** Removes a partition that got no head: the call failed, or was answered with what an earlier try had made. */
  async function removeOrphan(codeId: number): Promise<void> {
    const head = await accounts.read((reader) => reader.get('codes', codeId));
    if (!head) await storage.deleteCode(codeId);
  }
}
