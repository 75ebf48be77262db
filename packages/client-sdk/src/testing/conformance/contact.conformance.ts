import { expect, it } from 'vitest';
import { IDEMPOTENCY_KEY_HEADER } from '../../contract/index';
import { createRandomKey } from '../../http/random-key';
import { expectProblem } from './world';
import type { World } from './world';

/** The form of the landing page (specification sections 5 and 8), for which nobody has to be logged in. */
export function describeContact(world: World): void {
  const somebody = () => `visitor-${createRandomKey()}@law.example`;
  const mailsFrom = async (email: string) =>
    (await world.harness().mailsTo(world.harness().contactAddress)).filter(
      ({ replyTo }) => replyTo === email,
    );

  it('reaches whoever runs the server, who can answer it', async () => {
    const email = somebody();
    const form = {
      firstName: 'Ada',
      lastName: 'Advocate',
      email: ` ${email} `,
      feedback: 'First\n\n{second}',
    };
    expect((await world.send('contact.send', form)).status).toBe(204);
    const [mail, ...more] = await mailsFrom(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain('Ada Advocate');
    for (const part of [email, 'First\n\n{second}']) expect(mail?.text).toContain(part);
  });

  it('needs no name', async () => {
    const email = somebody();
    expect((await world.send('contact.send', { email, feedback: 'Hello' })).status).toBe(204);
    expect((await mailsFrom(email))[0]?.subject).toContain(email);
  });

  it('goes once for a repeated call', async () => {
    const email = somebody();
    const options = { headers: { [IDEMPOTENCY_KEY_HEADER]: createRandomKey() } };
    for (const _ of [1, 2])
      expect((await world.send('contact.send', { email, feedback: 'Once' }, options)).status).toBe(204);
    expect(await mailsFrom(email)).toHaveLength(1);
  });

  it.each([
    ['email', 'Email is required', { email: '', feedback: 'Hello' }],
    ['email', 'Must be a valid email', { email: 'nobody', feedback: 'Hello' }],
    ['email', 'Must be a valid email', { email: 'a@law.example\r\nBcc: b@law.example', feedback: 'Hello' }],
    ['feedback', 'Feedback is required', { email: 'a@law.example', feedback: '  ' }],
  ])('refuses a wrong %s: %s', async (path, message, form) => {
    const { errors } = await expectProblem(await world.send('contact.send', form), 'VALIDATION');
    expect(errors).toContainEqual({ path, message });
  });
}
