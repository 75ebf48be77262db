import { hasAccess, isAllowed, neededLevel, type MemberAccess } from '@glossator/client-sdk/contract';
import { ProblemError } from '../problems/problem-error';
import { isUnusable } from '../storage/storage';
import type { DocumentRow } from '../tables/documents';
import type { AccountsReader, CodePartition, CodeReader, ServerStorage } from '../tables/tables';
import { enterCode, type EnteredCode } from './code-access';
import { codeIdOf, findEntity, missing, type AuthoredEntity } from './find-entity';
import { visibleTo } from './visible-rows';

/** A call that passed the access table: the Code, its partition, and a check to run again inside the transaction. */
export interface Admission extends EnteredCode {
  readonly partition: CodePartition;
  /** Throws as the first check did, if the access has changed since; `accounts` reads within a transaction of theirs. */
  recheck(accounts?: AccountsReader): Promise<EnteredCode>;
}

/**
 * Decides by the access table alone whether a user may make a call. Throws NOT_FOUND where they may not even read, or where the entity
 * is missing (both read alike), FORBIDDEN where their access or the author rule does not allow it, CODE_UNUSABLE where the Code cannot be
 * opened and the call needs it, which stands in the log.
 */
export async function authorizeMember(
  storage: ServerStorage,
  rule: MemberAccess,
  input: unknown,
  userId: number,
): Promise<Admission> {
  const fields = isRecord(input) ? input : {};
  const id = Number(fields[rule.input]);
  const codeId = codeIdOf(rule.scope, id);
  if (codeId === undefined) throw missing(rule.scope);

  const enter = async (within?: AccountsReader): Promise<EnteredCode> => {
    const look = (accounts: AccountsReader) => enterCode(accounts, codeId, userId);
    const entered = await (within ? look(within) : storage.accounts.read(look));
    if (!entered) throw missing(rule.scope);
    return entered;
  };
  const first = await enter();
  const partition = await openCode(storage, codeId, rule.withoutContent);
  if (!partition) throw missing(rule.scope);
  const entity =
    rule.scope === 'code'
      ? { createdBy: first.code.createdBy }
      : await partition.read((reader) => findEntity(visibleTo(reader, userId), rule.scope, id));
  if (!entity) throw missing(rule.scope);
  const state =
    rule.scope === 'code' ? undefined : await partition.read((reader) => stateOfDocument(reader, entity));
  // What a pending Update would add is not there yet for those who cannot organize.
  if (state === 'added' && !hasAccess(first.access, 'organize')) throw missing(rule.scope);
  const isAuthor = entity.createdBy === userId;
  const isFormerAuthor =
    rule.author === 'authorOrOwnerIfFormer' && (await isFormerUser(storage, entity.createdBy));
  const check = (entered: EnteredCode): EnteredCode => {
    const standing = { access: entered.access, isAuthor, isFormerAuthor };
    if (!isAllowed(rule, standing, fields)) throw new ProblemError('FORBIDDEN');
    if (state !== undefined && neededLevel(rule, fields) === 'annotate')
      throw new ProblemError('CONFLICT', { detail: NOT_LIVE });
    return entered;
  };
  return { ...check(first), partition, recheck: async (accounts) => check(await enter(accounts)) };
}

async function openCode(
  storage: ServerStorage,
  codeId: number,
  withoutContent = false,
): Promise<CodePartition | undefined> {
  try {
    return await storage.code(codeId);
  } catch (cause) {
    if (!isUnusable(cause)) throw cause;
    if (withoutContent) return unusablePartition(cause);
    throw new ProblemError('CODE_UNUSABLE', { detail: UNUSABLE, cause });
  }
}

/** In the place of a partition that cannot be opened: whatever is done with it fails as opening it did. */
function unusablePartition(cause: Error): CodePartition {
  const fail = () => Promise.reject(cause);
  return {
    read: fail,
    transact: fail,
    lastSeq: fail,
    eventsAfter: fail,
    subscribe() {
      throw cause;
    },
  };
}

const UNUSABLE = 'The log of the server says why';
const NOT_LIVE = 'The document is not one of the Code now; it can only be read';

/** The state of the document that an entity is or belongs to. */
async function stateOfDocument(
  reader: CodeReader,
  { documentId, state }: AuthoredEntity,
): Promise<DocumentRow['state']> {
  return documentId === undefined ? state : (await reader.get('documents', documentId))?.state;
}

/** Whether somebody has no account any more. That does not change again. */
function isFormerUser(storage: ServerStorage, id: number): Promise<boolean> {
  return storage.accounts.read(async (accounts) => {
    const user = await accounts.get('users', id);
    return !user || user.userType === 'archived';
  });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
