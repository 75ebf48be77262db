import { isOpenToAll, type EnteredCode } from '../../permissions/code-access';
import type { AccountsPartition, AccountsReader } from '../../tables/tables';
import type { CodeRow, MemberRow } from '../../tables/codes';
import { createCodeList, type CodeList } from './code-list';
import type { AccountsLog, WrittenRow } from '../../totals/accounts-log';

/** Whose list: a user's own and shared Codes, or the published public ones of everybody (decisions.md section 4). */
export type ListViewer = number | 'public';

/** The lists of Codes that were asked for lately, kept in step with what any server writes. */
export interface CodeLists {
  /** The list of a viewer as it is now. */
  of(viewer: ListViewer): Promise<CodeList>;
}

/** Codes in lists that are kept; when there are more, the lists that were not asked for longest are made again when they are. */
const MOST_CODES = 200_000;

/** A list that is being made; `isOld` once something was written that it may lack. */
interface Making {
  isOld: boolean;
  list: Promise<CodeList> | undefined;
}

/** Keeps nothing before it is asked. */
export function createCodeLists(log: AccountsLog, mostCodes = MOST_CODES): CodeLists {
  const { accounts } = log;
  const kept = new Map<ListViewer, CodeList>();
  const making = new Map<ListViewer, Making>();

  function outdateMaking(): void {
    for (const each of making.values()) each.isOld = true;
  }

  function take({ table, id }: WrittenRow, heads: ReadonlyMap<number, CodeRow>): void {
    if (table === 'codeDigests') for (const list of kept.values()) list.renew(Number(id));
    // Who joins or leaves has another list; that does not happen every day.
    if (table === 'members') kept.delete(Number(String(id).split(':')[1]));
    if (table !== 'codes') return;
    const code = heads.get(Number(id));
    for (const [viewer, list] of kept) if (!takeCode(viewer, list, Number(id), code)) kept.delete(viewer);
  }

  log.follow({
    async onWritten(rows) {
      if (rows.some(({ table }) => table !== 'codeDigests')) outdateMaking();
      const ids = rows.flatMap(({ table, id }) => (table === 'codes' ? [Number(id)] : []));
      const heads = await readHeads(accounts, kept.size > 0 ? ids : []);
      for (const row of rows) take(row, heads);
    },
    onGap() {
      outdateMaking();
      kept.clear();
    },
  });

  async function make(viewer: ListViewer, token: Making): Promise<CodeList> {
    let list;
    try {
      list = await accounts.read((reader) => readList(reader, viewer));
    } finally {
      if (making.get(viewer) === token) making.delete(viewer);
    }
    if (token.isOld) return list;
    kept.set(viewer, list);
    let codes = 0;
    for (const [other, { size }] of [...kept].toReversed()) {
      codes += size;
      if (codes > mostCodes && other !== viewer) kept.delete(other);
    }
    return list;
  }

  return {
    async of(viewer) {
      await log.catchUp();
      const list = kept.get(viewer);
      if (list) {
        kept.delete(viewer);
        kept.set(viewer, list);
        return list;
      }
      const under = making.get(viewer);
      if (under?.list && !under.isOld) return under.list;
      const token: Making = { isOld: false, list: undefined };
      making.set(viewer, token);
      return (token.list = make(viewer, token));
    },
  };
}

async function readHeads(
  accounts: AccountsPartition,
  ids: readonly number[],
): Promise<ReadonlyMap<number, CodeRow>> {
  if (ids.length === 0) return new Map();
  const rows = await accounts.read((reader) => Promise.all(ids.map((id) => reader.get('codes', id))));
  return new Map(rows.flatMap((row) => (row ? [[row.id, row] as const] : [])));
}

/** Takes over what was written of a Code; false where the list has to be made again. */
function takeCode(viewer: ListViewer, list: CodeList, codeId: number, code: CodeRow | undefined): boolean {
  const before = list.get(codeId)?.entered;
  if (!code) list.delete(codeId);
  else if (viewer === 'public') {
    if (code.isPublic) putPublic(list, code);
    else list.delete(codeId);
  } else if (before && (before.access === 'owner') !== (code.ownerId === viewer)) return false;
  else if (code.ownerId === viewer) putOwn(list, code, 'owner');
  else if (before) putOwn(list, code, before.access);
  return true;
}

async function readList(reader: AccountsReader, viewer: ListViewer): Promise<CodeList> {
  const list = createCodeList();
  if (viewer === 'public') {
    for (const code of await reader.list('codes', { isPublic: true })) putPublic(list, code);
    return list;
  }
  for (const member of await reader.list('members', { userId: viewer })) {
    const code = isJoined(member) ? await reader.get('codes', member.codeId) : undefined;
    if (code) putOwn(list, code, member.access);
  }
  for (const code of await reader.list('codes', { ownerId: viewer })) putOwn(list, code, 'owner');
  return list;
}

function isJoined({ status }: MemberRow): boolean {
  return status === 'accepted';
}

function putPublic(list: CodeList, code: CodeRow): void {
  list.put({ code, access: 'read' }, isOpenToAll(code) && code.state === 'active');
}

function putOwn(list: CodeList, code: CodeRow, access: EnteredCode['access']): void {
  list.put({ code, access }, code.state === 'active');
}
