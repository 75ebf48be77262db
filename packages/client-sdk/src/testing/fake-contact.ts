import type { FakeHandlers, FakeParts } from './fake-handlers';

/** Who gets what is written with the contact form. */
export const FAKE_CONTACT_ADDRESS = 'contact@glossator.test';

/** The call of the landing page; what is "sent" stands in the mailbox. */
export function createContactHandlers({ state, appUrl }: FakeParts) {
  return {
    contact: {
      send: ({ input: { firstName, lastName, email, feedback } }) => {
        const name = [firstName, lastName].filter(Boolean).join(' ');
        state.mailbox.push({
          kind: 'share',
          to: FAKE_CONTACT_ADDRESS,
          link: appUrl,
          replyTo: email,
          subject: `Message from ${name === '' ? email : name}`,
          text: [name, email, feedback].join('\n\n'),
        });
        return undefined;
      },
    },
  } satisfies FakeHandlers;
}
