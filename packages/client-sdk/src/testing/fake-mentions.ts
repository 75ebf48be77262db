import type { SelectionComment, TextSelection, UserRef } from '../contract/index';
import { plainText } from '../contract/formatted-text';
import type { FakeParts } from './fake-handlers';
import { notifyUser } from './fake-notifications';
import { refOf } from './fake-state';
import type { FakeCode, FakeUser } from './fake-state';
import { refusal } from './refusal';

/** Whom a comment mentions, each once. Refuses whom the Code is not shared with, unless they were mentioned before, and anybody on a private Selection. */
export function mentioned(
  { state }: FakeParts,
  code: FakeCode,
  { visibility }: TextSelection,
  ids: readonly number[],
  before: readonly UserRef[] = [],
): { readonly mentions: UserRef[] } {
  if (visibility === 'private' && ids.length > 0)
    throw refusal('VALIDATION', undefined, [
      { path: 'mentions', message: 'Nobody else sees a private annotation' },
    ]);
  const mentions = ids.map((id, index) => {
    const member = code.members.has(id) ? state.users.get(id) : undefined;
    const found = member ? refOf(member) : before.find((user) => user.id === id);
    if (found) return found;
    throw refusal('VALIDATION', undefined, [
      { path: `mentions.${index}`, message: 'Must be a user of this Code' },
    ]);
  });
  return { mentions: [...new Map(mentions.map((user) => [user.id, user])).values()] };
}

/** Notifies those whom a comment mentions and did not mention before. */
export function notifyMentioned(
  parts: FakeParts,
  code: FakeCode,
  user: FakeUser,
  { documentId }: TextSelection,
  { mentions = [], selectionId, text }: SelectionComment,
  before: readonly UserRef[] = [],
): void {
  const { name } = refOf(user);
  const place = { documentId: String(documentId), selectionId: String(selectionId) };
  const params = { title: code.title, what: 'mentioned', name, ...place };
  for (const { id } of mentions) {
    const to = parts.state.users.get(id);
    if (!to || to === user || before.some((known) => known.id === id)) continue;
    notifyUser(
      parts,
      id,
      { type: 'CODE_CHANGED', codeId: code.id, params },
      {
        subject: `${name} has mentioned you in ${code.title}`,
        text: plainText(text),
        path: `/codes/${code.id}/${documentId}?selection=${selectionId}`,
        sender: user,
      },
    );
  }
}
