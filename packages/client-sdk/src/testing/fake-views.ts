import { hasAccess } from '../contract/index';
import type { AccessLevel, Code, CodeDocument, CodeSummary, SharedUser } from '../contract/index';
import { sortedLegend } from './fake-legend';
import { documentsOf, refOf, selectionsOf } from './fake-state';
import type { FakeCode, FakeDocument, FakeInvitation, FakeState, FakeUser } from './fake-state';

/** A user's access to a Code: their own, or reading where it is published for everybody; undefined for none. */
export function accessOf(code: FakeCode, user: FakeUser): AccessLevel | undefined {
  const own = code.members.get(user.profile.id);
  return own ?? (code.isPublic && code.publication === 'published' ? 'read' : undefined);
}

/** The Selections of a document that are counted for everybody: nobody is to see the number of private ones. */
function publicOf(state: FakeState, documentId: number) {
  return selectionsOf(state, documentId).filter(({ visibility }) => visibility !== 'private');
}

/** A document as the contract shows it. */
export function showDocument(state: FakeState, document: FakeDocument): CodeDocument {
  const version = { ...document.version, number: 1, createdAt: document.createdAt };
  return { ...document, version, totalSelectionsCount: publicOf(state, document.id).length };
}

function ownPrivateOf(state: FakeState, documentId: number, { profile }: FakeUser) {
  return selectionsOf(state, documentId).filter(
    ({ visibility, createdBy }) => visibility === 'private' && createdBy.id === profile.id,
  );
}

function headOf(state: FakeState, code: FakeCode, user: FakeUser) {
  const documents = documentsOf(state, code.id).map((document) => ({
    ...showDocument(state, document),
    ownPrivateCount: ownPrivateOf(state, document.id, user).length,
  }));
  const head = {
    id: code.id,
    title: code.title,
    coverColor: code.coverColor,
    publication: code.publication,
    isPublic: code.isPublic,
    hasUpdate: false,
    totalSelectionsCount: documents.reduce((sum, document) => sum + document.totalSelectionsCount, 0),
    user: { id: user.profile.id, access: accessOf(code, user) ?? 'read' },
    owner: refOf(code.owner),
    createdAt: code.createdAt,
    updatedAt: code.updatedAt,
  };
  return { head, documents };
}

/** Somebody who was invited and has not accepted yet: the address, and nothing else. */
export function showInvited({ id, email, access }: FakeInvitation): SharedUser {
  return { id, invitationId: id, name: email, email, access, status: 'pending' };
}

/** The users of a Code but its owner, as far as `user` may know of them. */
export function sharedUsersOf(state: FakeState, code: FakeCode, user: FakeUser): SharedUser[] {
  if (!code.members.has(user.profile.id)) return [];
  const canOrganize = hasAccess(accessOf(code, user), 'organize');
  const members = [...code.members].flatMap(([id, access]) => {
    const member = state.users.get(id);
    const shown = member && { ...refOf(member), ...(canOrganize && { email: member.profile.email }) };
    return shown && member !== code.owner ? [{ ...shown, access, status: 'accepted' as const }] : [];
  });
  const invited = [...state.invitations.values()].filter(({ codeId }) => canOrganize && codeId === code.id);
  return [...members, ...invited.map(showInvited)];
}

/** A Code as `user` opens it. */
export function showCode(state: FakeState, code: FakeCode, user: FakeUser): Code {
  const { head, documents } = headOf(state, code, user);
  const used = documents.flatMap(({ id }) => publicOf(state, id).map(({ color }) => color));
  return {
    ...head,
    documents,
    sharedUsers: sharedUsersOf(state, code, user),
    colors: [...new Set([...code.colors, ...used])],
    legend: sortedLegend(code.legend),
    ...(code.citationStyle && { citationStyle: code.citationStyle }),
    ...(code.isSample && code.owner === user && { isSample: true }),
    createdBy: refOf(code.owner),
  };
}

/** A Code in the list of `user`. */
export function showSummary(state: FakeState, code: FakeCode, user: FakeUser): CodeSummary {
  const { head, documents } = headOf(state, code, user);
  return {
    ...head,
    documentsCount: documents.length,
    pagesCount: documents.reduce((sum, document) => sum + document.pages, 0),
  };
}
