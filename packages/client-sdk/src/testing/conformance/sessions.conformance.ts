import { expect, it } from 'vitest';
import { liveListeners } from './live-listeners';
import { refusedWith } from './world';
import type { World } from './world';

/** One's own sessions and their end from another one (decisions.md section 7). */
export function describeSessions(world: World): void {
  const listen = liveListeners(world);
  const api = () => world.harness().client();

  it('are listed, the own one marked, and without their tokens', async () => {
    const { user, password, client, token } = await world.signUp();
    const other = await api().auth.login({ email: user.email, password });
    const { data } = await client.profile.sessions();
    expect(data).toHaveLength(2);
    expect(data.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(JSON.stringify(data)).not.toContain(token);
    expect(JSON.stringify(data)).not.toContain(other.token);
    const seenThere = await world.harness().client(other.token).profile.sessions();
    const current = seenThere.data.find(({ isCurrent }) => isCurrent);
    expect(data.find(({ isCurrent }) => !isCurrent)?.id).toBe(current?.id);
    await client.auth.logout();
    const left = await world.harness().client(other.token).profile.sessions();
    expect(left.data.map(({ id }) => id)).toEqual([current?.id]);
  });

  it('end from another one, at once, and only those of the user', async () => {
    const { user, password, client } = await world.signUp();
    const other = await api().auth.login({ email: user.email, password });
    const live = listen({ token: other.token });
    await live.until(() => live.status() === 'open');
    const { data } = await client.profile.sessions();
    const sessionId = data.find(({ isCurrent }) => !isCurrent)?.id ?? '';
    const stranger = world.outsider().client.profile.endSession({ sessionId });
    expect((await refusedWith(stranger)).code).toBe('NOT_FOUND');
    expect(await client.profile.endSession({ sessionId })).toBeUndefined();
    await live.until(() => live.status() === 'closed');
    expect(live.reason()).toBe('unauthorized');
    const ended = world.harness().client(other.token).profile.get();
    expect((await refusedWith(ended)).code).toBe('UNAUTHORIZED');
    expect(await client.profile.get()).toEqual(user);
    expect((await refusedWith(client.profile.endSession({ sessionId }))).code).toBe('NOT_FOUND');
  });
}
