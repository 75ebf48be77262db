import type { AccessLevel } from '@glossator/client-sdk/contract';
import type { CodeRow, MemberRow } from '../tables/codes';
import type { AccountsReader } from '../tables/tables';

/** A Code that somebody may enter, with their access. */
export interface EnteredCode {
  readonly code: CodeRow;
  readonly access: AccessLevel;
  /** Whether it is theirs, shared with them, or only open to everybody: those do not learn who works in it. */
  readonly through: 'owner' | 'member' | 'public';
  /** The row that shares it with them, where it is shared. */
  readonly member?: MemberRow;
}

/**
 * The Code and a user's access to it; undefined where there is no such Code for them (decisions.md sections 4 and 6): the owner,
 * those who accepted an invitation, and with read access everybody where it is published and public.
 */
export async function enterCode(
  accounts: AccountsReader,
  codeId: number,
  userId: number,
): Promise<EnteredCode | undefined> {
  const code = await accounts.get('codes', codeId);
  if (code?.state !== 'active') return undefined;
  if (code.ownerId === userId) return { code, access: 'owner', through: 'owner' };
  const member = await accounts.get('members', memberId(codeId, userId));
  if (member?.status === 'accepted') return { code, access: member.access, through: 'member', member };
  return isOpenToAll(code) ? { code, access: 'read', through: 'public' } : undefined;
}

/** Whether everybody may read a Code (decisions.md section 4). */
export function isOpenToAll({ isPublic, publication }: Pick<CodeRow, 'isPublic' | 'publication'>): boolean {
  return isPublic && publication === 'published';
}

/** The id of a member's row. */
export function memberId(codeId: number, userId: number): string {
  return `${codeId}:${userId}`;
}
