import type {
  Bookmark,
  LiveEventName,
  livePayloads,
  Note,
  TextSelection,
  Visibility,
} from '@glossator/client-sdk/contract';
import type * as z from 'zod';
import type { MemberCall } from '../calls/call';
import type { EventPayload } from '../storage/storage';
import type { CodeTables, CodeTransaction } from '../tables/tables';

/** What an event of a name carries. */
export type PayloadOf<Name extends LiveEventName> = z.input<(typeof livePayloads)[Name]>;

/** An event for a change log, as `Transaction.append` takes it; `clientId` names the tab that caused it. */
export function liveEvent<Name extends LiveEventName>(
  name: Name,
  data: PayloadOf<Name>,
  clientId: string | undefined,
): EventPayload {
  const [type = '', action = ''] = name.split('/');
  return { type, action, data, ...(clientId !== undefined && { clientId }) };
}

/** A row that a caller has made or changed, and how that is published: as the answer to the call. */
interface Written<
  Table extends keyof CodeTables,
  Name extends LiveEventName,
  Answer extends PayloadOf<Name>,
> {
  readonly table: Table;
  readonly row: CodeTables[Table];
  readonly event: Name;
  readonly answer: Answer;
}

/** Stores a row and publishes it in the same transaction, so that nobody hears of what is not kept. Gives the answer to the call. */
export async function putAndPublish<
  Table extends keyof CodeTables,
  Name extends LiveEventName,
  Answer extends PayloadOf<Name>,
>(
  transaction: CodeTransaction,
  { visit }: Pick<MemberCall, 'visit'>,
  { table, row, event, answer }: Written<Table, Name, Answer>,
): Promise<Answer> {
  await transaction.put(table, row);
  await transaction.append(liveEvent(event, answer, visit.clientId));
  return answer;
}

/** An entity with a visibility of its own, as it is answered. */
type Shown =
  | { readonly type: 'SELECTION'; readonly answer: TextSelection }
  | { readonly type: 'BOOKMARK'; readonly answer: Bookmark }
  | { readonly type: 'NOTE'; readonly answer: Note };

/**
 * Publishes that an entity, which is stored already, was changed. For the others what is made private is deleted and what is published comes
 * back; `whole` speaks to them where the entity is no longer theirs to hear of.
 */
export async function publishChange(
  transaction: CodeTransaction,
  whole: CodeTransaction,
  { visit: { clientId } }: Pick<MemberCall, 'visit'>,
  before: { readonly visibility?: Visibility },
  { type, answer }: Shown,
): Promise<void> {
  const [was, is] = [before.visibility === 'private', answer.visibility === 'private'];
  const { id, documentId } = answer;
  if (is && !was) await whole.append(liveEvent(`${type}/DELETE`, { id, documentId }, clientId));
  const isBack = was && !is;
  const data = isBack ? { ...answer, isRestored: true as const } : answer;
  const action = isBack ? 'CREATE' : 'UPDATE';
  await transaction.append({ type, action, data, ...(clientId !== undefined && { clientId }) });
}
