import { hasAccess, SHARED_USERS_MAX } from '../contract/index';
import type { AccessLevel, SharedUser } from '../contract/index';
import { pageOf } from './fake-handlers';
import type { FakeHandlers, FakeParts } from './fake-handlers';
import { answerInvitation, forgetInvitation, invite, showInvitation } from './fake-invitations';
import { makeOwner, sayInvitationChanged, setAccess } from './fake-members';
import { notifyUser } from './fake-notifications';
import type { FakeCode, FakeInvitation, FakeUser } from './fake-state';
import { findUser, refOf } from './fake-state';
import { accessOf, sharedUsersOf, showInvited } from './fake-views';
import { refusal } from './refusal';

/** Calls about the users of Codes and their invitations (decisions.md section 6). */
export function createSharingHandlers(parts: FakeParts) {
  const { state } = parts;
  const showUser = (user: FakeUser, access: AccessLevel): SharedUser => ({
    ...refOf(user),
    email: user.profile.email,
    access,
    status: 'accepted',
  });
  const invitationOf = (code: FakeCode, id: number): FakeInvitation => {
    const found = state.invitations.get(id);
    if (found?.codeId !== code.id) throw refusal('NOT_FOUND');
    return found;
  };
  /** A user of the Code who is not its owner; undefined for an invitation. */
  const memberOf = (code: FakeCode, userId: number): FakeUser | undefined => {
    if (userId === code.owner.profile.id) throw refusal('CONFLICT');
    return code.members.has(userId) ? state.users.get(userId) : undefined;
  };

  const withdraw = (code: FakeCode, invitation: FakeInvitation): void => {
    forgetInvitation(state, invitation);
    sayInvitationChanged(parts, code, invitation.userId);
  };

  const handOver = (code: FakeCode, user: FakeUser): SharedUser => {
    const former = code.owner;
    makeOwner(parts, code, user);
    setAccess(parts, code, former.profile.id, 'organize');
    return showUser(user, 'owner');
  };

  return {
    sharing: {
      list: ({ code, user }) => {
        const { email: address, ...owner } = showUser(code.owner, 'owner');
        const email = hasAccess(accessOf(code, user), 'organize') ? { email: address } : {};
        return { data: [{ ...owner, ...email }, ...sharedUsersOf(state, code, user)] };
      },
      invite: ({ input, code, user }) => {
        const emails = [
          ...new Map(
            input.emails.map((email) => [email.toLowerCase(), email] as const).toReversed(),
          ).values(),
        ].toReversed();
        const own = input.emails.findIndex((email) => findUser(state, email) === user);
        if (own >= 0) throw wrongField(`emails.${own}`, 'Is the address of the owner');
        const others = [...state.invitations.values()].filter(({ codeId }) => codeId === code.id);
        if (code.members.size + others.length + emails.length > SHARED_USERS_MAX)
          throw wrongField('emails', `A Code is shared with ${SHARED_USERS_MAX} people at most`);
        const data = emails.map((email) => {
          const found = findUser(state, email);
          const access = found && code.members.get(found.profile.id);
          if (found && access) return showUser(found, access);
          return showInvited(invite(parts, { ...input, code, by: user, email }));
        });
        sayInvitationChanged(parts, code);
        return { data };
      },
      updateAccess: ({ input: { userId, access }, code }) => {
        if (userId === code.owner.profile.id && access === 'owner') return showUser(code.owner, access);
        const member = memberOf(code, userId);
        if (member && access === 'owner') return handOver(code, member);
        if (member) {
          setAccess(parts, code, userId, access);
          return showUser(member, access);
        }
        const invitation = invitationOf(code, userId);
        if (access === 'owner') throw refusal('CONFLICT');
        const changed = { ...invitation, access };
        state.invitations.set(changed.id, changed);
        sayInvitationChanged(parts, code, changed.userId);
        return showInvited(changed);
      },
      revoke: ({ input: { userId }, code }) => {
        if (memberOf(code, userId)) setAccess(parts, code, userId, undefined);
        else withdraw(code, invitationOf(code, userId));
        return undefined;
      },
      invitations: ({ input, user }) => {
        const own = [...state.invitations.values()].filter(({ userId }) => userId === user.profile.id);
        const newest = own.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id);
        return pageOf(
          newest.flatMap((each) => showInvitation(state, each)),
          input ?? {},
        );
      },
      answerInvitation: ({ input, user }) => answerInvitation(parts, input.id, input.action, user),
      deleteInvitation: ({ input, user }) => {
        const found = state.invitations.get(input.id);
        const code = found && state.codes.get(found.codeId);
        if (!found || code?.owner !== user) throw refusal('NOT_FOUND');
        withdraw(code, found);
        return undefined;
      },
      requestAccess: ({ input, user }) => {
        const code = state.codes.get(input.id);
        if (code && !hasAccess(accessOf(code, user), input.access)) askOwner(parts, code, user, input);
        return undefined;
      },
    },
  } satisfies FakeHandlers;
}

function askOwner(
  parts: FakeParts,
  code: FakeCode,
  user: FakeUser,
  { access, message }: { readonly access: AccessLevel; readonly message: string },
): void {
  const { state } = parts;
  const { owner } = code;
  const isKnown = [...state.notifications.values()].some(
    ({ userId, codeId, params }) =>
      userId === owner.profile.id &&
      codeId === code.id &&
      params['what'] === 'accessRequest' &&
      params['userId'] === String(user.profile.id),
  );
  if (isKnown) return;
  const [{ name }, { email }] = [refOf(user), user.profile];
  const about = { what: 'accessRequest', userId: String(user.profile.id), name, email, access, message };
  const params = { title: code.title, ...about };
  notifyUser(
    parts,
    owner.profile.id,
    { type: 'CODE_CHANGED', codeId: code.id, params },
    {
      subject: `${name} asks for access to ${code.title}`,
      text: message,
      path: `/codes/${code.id}?share=${encodeURIComponent(email)}`,
      sender: user,
    },
  );
}

function wrongField(path: string, message: string) {
  return refusal('VALIDATION', undefined, [{ path, message }]);
}
