import { plainText } from '../contract/formatted-text';
import type { FakeHandlers, FakeParts } from './fake-handlers';
import { requireNote } from './fake-notes';
import { refusal } from './refusal';
import { requireSelection } from './fake-selections';
import { refOf } from './fake-state';
import type { FakeCode, FakeUser } from './fake-state';

/** Calls that share something by e-mail; what is "sent" stands in the mailbox. */
export function createShareHandlers({ state, appUrl }: FakeParts) {
  const send = (
    { emails, message }: { readonly emails: readonly string[]; readonly message: string },
    shared: {
      readonly user: FakeUser;
      readonly code: FakeCode;
      readonly text: string;
      readonly path: string;
    },
  ): void => {
    const { user, code, text, path } = shared;
    const link = `${appUrl}/codes/${code.id}/${path}`;
    const sender = refOf(user).name;
    for (const to of new Map(emails.map((email) => [email.toLowerCase(), email])).values()) {
      state.mailbox.push({
        kind: 'share',
        to,
        link,
        replyTo: user.profile.email,
        subject: `${sender} has shared something with you`,
        text: [message, text, link].join('\n\n'),
      });
    }
  };
  return {
    selections: {
      share: ({ input, user, code }) => {
        const { id, documentId, text, data, visibility } = requireSelection(state, input.selectionId);
        if (visibility === 'private') throw refusal('CONFLICT');
        const comments = data.flatMap((entry) => (entry.type === 'comment' ? [plainText(entry.text)] : []));
        const path = `${documentId}?selection=${id}`;
        send(input, { user, code, path, text: [text, ...comments].join('\n\n') });
        return undefined;
      },
    },
    notes: {
      share: ({ input, user, code }) => {
        const { id, documentId, text, visibility } = requireNote(state, input.noteId);
        if (visibility === 'private') throw refusal('CONFLICT');
        send(input, { user, code, text: plainText(text), path: `${documentId}?note=${id}` });
        return undefined;
      },
    },
  } satisfies FakeHandlers;
}
