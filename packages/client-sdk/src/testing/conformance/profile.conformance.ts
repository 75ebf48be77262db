import { expect, it } from 'vitest';
import { expectWrongField } from './world';
import type { World } from './world';

/** The profile of the logged-in user. */
export function describeProfile(world: World): void {
  it('shows users their own profile', async () => {
    const [owner, outsider] = [world.owner(), world.outsider()];
    expect(await owner.client.profile.get()).toEqual(owner.user);
    expect(await outsider.client.profile.get()).toEqual(outsider.user);
    expect(outsider.user.id).not.toBe(owner.user.id);
  });

  it('changes what is given and nothing else', async () => {
    const { client, user } = await world.signUp();
    const changes = { country: 'DEU', fieldsOfLaw: ['Tax' as const], locale: 'de' as const };
    const changed = await client.profile.update({ ...changes, firstName: ' Grace ' });
    expect(changed).toEqual({ ...user, ...changes, firstName: 'Grace' });
    expect(await client.profile.get()).toEqual(changed);
    expect(await client.profile.update({})).toEqual(changed);
  });

  it('keeps a position of one’s own words only where no other is chosen', async () => {
    const { client, token } = await world.signUp();
    const position = 'Other (please specify)';
    await expectWrongField(await world.send('profile.update', { position }, { token }), 'otherPosition');
    const other = await client.profile.update({ position, otherPosition: 'Librarian' });
    expect(other).toMatchObject({ position, otherPosition: 'Librarian' });
    expect(await client.profile.update({ position: 'Judge' })).not.toHaveProperty('otherPosition');
  });

  it.each([
    ['email', { email: 'nobody' }],
    ['firstName', { firstName: '' }],
    ['lastName', { lastName: 'see www.example.com' }],
    ['country', { country: 'Switzerland' }],
    ['fieldsOfLaw.0', { fieldsOfLaw: ['Magic'] }],
    ['locale', { locale: 'tlh' }],
  ])('names the field %s where it is not valid', async (path, wrong) => {
    await expectWrongField(await world.send('profile.update', wrong, { token: world.owner().token }), path);
  });
}
