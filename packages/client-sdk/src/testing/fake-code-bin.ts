import { CODE_BIN_MS } from '../contract/index';
import type { BinnedCode } from '../contract/index';
import { forgetCode } from './fake-codes';
import { pageOf } from './fake-handlers';
import type { FakeHandlers, FakeParts } from './fake-handlers';
import { forgetInvitation } from './fake-invitations';
import { documentsOf } from './fake-state';
import type { FakeCode, FakeState, FakeUser } from './fake-state';
import { refusal } from './refusal';

/** A Code in the recycle bin of its owner; nothing else finds it. */
export interface FakeBinnedCode {
  readonly code: FakeCode;
  /** Milliseconds since 1970. */
  readonly deletedAt: number;
}

function announce({ emit, publishToUser }: FakeParts, code: FakeCode, clientId: string | undefined): void {
  for (const userId of code.members.keys()) {
    const about = { codeId: code.id, userId };
    emit(code.id, 'ACCESS/DELETE', about, clientId);
    publishToUser(userId, 'ACCESS/DELETE', about);
  }
}

/** Puts a Code into its owner's recycle bin: from now on it is there for nobody. */
export function putIntoBin(parts: FakeParts, code: FakeCode, clientId: string | undefined): void {
  const { state, endChannel } = parts;
  announce(parts, code, clientId);
  for (const invitation of state.invitations.values())
    if (invitation.codeId === code.id) forgetInvitation(state, invitation);
  state.codes.delete(code.id);
  state.codeBin.set(code.id, { code, deletedAt: state.now() });
  endChannel(code.id);
}

/** Removes for good the Codes that somebody has deleted. */
export function emptyBinOf(parts: FakeParts, user: FakeUser): void {
  for (const { code } of binOf(parts.state, user)) removeBinned(parts, code);
}

function removeBinned({ state, publishToUser }: FakeParts, code: FakeCode): void {
  state.codeBin.delete(code.id);
  forgetCode(state, code);
  const userId = code.owner.profile.id;
  publishToUser(userId, 'ACCESS/DELETE', { codeId: code.id, userId });
}

/** What somebody has deleted and can still restore, the newest first. */
function binOf(state: FakeState, user: FakeUser): readonly FakeBinnedCode[] {
  return [...state.codeBin.values()]
    .filter(({ code, deletedAt }) => code.owner === user && state.now() - deletedAt < CODE_BIN_MS)
    .toSorted((one, other) => other.deletedAt - one.deletedAt || other.code.id - one.code.id);
}

function show(state: FakeState, { code, deletedAt }: FakeBinnedCode): BinnedCode {
  const { id, title, coverColor, publication, isPublic } = code;
  return {
    id,
    title,
    coverColor,
    publication,
    isPublic,
    membersCount: code.members.size - 1,
    storageBytes: documentsOf(state, id).reduce((sum, { size }) => sum + size, 0),
    deletedAt: new Date(deletedAt).toISOString(),
    removedAt: new Date(deletedAt + CODE_BIN_MS).toISOString(),
  };
}

/** Calls under `/codes/bin`, and the one that puts a Code there. */
export function createCodeBinHandlers(parts: FakeParts) {
  const { state, emit, publishToUser } = parts;
  const binnedOf = (user: FakeUser, id: number): FakeCode => {
    const found = binOf(state, user).find(({ code }) => code.id === id);
    if (!found) throw refusal('NOT_FOUND');
    return found.code;
  };
  return {
    delete: ({ code, clientId }) => {
      putIntoBin(parts, code, clientId);
      return undefined;
    },
    bin: ({ input = {}, user }) =>
      pageOf(
        binOf(state, user).map((binned) => show(state, binned)),
        input,
      ),
    restore: ({ input, user }) => {
      if (state.codes.get(input.id)?.owner === user) return undefined;
      const code = binnedOf(user, input.id);
      state.codeBin.delete(code.id);
      state.codes.set(code.id, code);
      for (const [userId, access] of code.members) {
        const about = { codeId: code.id, userId, access };
        emit(code.id, 'ACCESS/UPDATE', about, undefined);
        publishToUser(userId, 'ACCESS/UPDATE', about);
      }
      return undefined;
    },
    deleteForGood: ({ input, user }) => {
      removeBinned(parts, binnedOf(user, input.id));
      return undefined;
    },
    emptyBin: ({ user }) => {
      emptyBinOf(parts, user);
      return undefined;
    },
  } satisfies FakeHandlers['codes'];
}
