import { expect, it } from 'vitest';
import type { World } from './world';

/** The profile of the logged-in user. */
export function describeProfile(world: World): void {
  it('shows users their own profile', async () => {
    const [owner, outsider] = [world.owner(), world.outsider()];
    expect(await owner.client.profile.get()).toEqual(owner.user);
    expect(await outsider.client.profile.get()).toEqual(outsider.user);
    expect(outsider.user.id).not.toBe(owner.user.id);
  });
}
