import { afterEach, expect, it } from 'vitest';
import type { LiveConnection } from '../../live/live-connection';
import { uploadPicture } from './world';
import type { Actor, World } from './world';

/** The internal-user channel: news of an account to all windows of its user (decisions.md section 13). */
export function describeAccountNews(world: World): void {
  const connections: LiveConnection[] = [];
  afterEach(() => {
    for (const connection of connections.splice(0)) connection.close();
  });

  /** Joins, and records what the channel says; `received` resolves once it has said so much. */
  async function listen({ token }: Pick<Actor, 'token'>) {
    const parts: string[] = [];
    const users = new Set<number>();
    let check = (): void => undefined;
    const connection = world.harness().connectLive({ token, isAccount: true });
    connections.push(connection);
    connection.subscribe({
      onEvent(event) {
        if (event.name !== 'USER/UPDATE') return;
        parts.push(event.data.part);
        users.add(event.data.userId);
        check();
      },
      onReload: () => undefined,
    });
    await new Promise<void>((resolve) => {
      connection.onStatus((status) => {
        if (status === 'open') resolve();
      });
    });
    return {
      parts,
      users,
      received: (part: string) =>
        new Promise<void>((resolve) => {
          check = () => {
            if (parts.includes(part)) resolve();
          };
          check();
        }),
    };
  }

  it('says in all windows what has changed, whichever session did so, and to nobody else', async () => {
    const { user, password, client, token } = await world.signUp();
    const there = await world.harness().client().auth.login({ email: user.email, password });
    const windows = [await listen({ token }), await listen({ token: there.token })];
    const stranger = await listen(world.outsider());
    await client.profile.update({ firstName: 'Zoe' });
    for (const { received } of windows) await received('profile');
    await uploadPicture(client);
    for (const { received } of windows) await received('storage');
    const third = await world.harness().client().auth.login({ email: user.email, password });
    for (const { received } of windows) await received('sessions');
    for (const { parts, users } of windows) {
      expect([...new Set(parts)]).toEqual(['profile', 'storage', 'sessions']);
      expect([...users]).toEqual([user.id]);
      parts.length = 0;
    }
    await world.harness().client(third.token).auth.logout();
    for (const { received } of windows) await received('sessions');
    expect(stranger.parts).toEqual([]);
  });

  it('needs a token', async () => {
    const connection = world.harness().connectLive({ token: 'nobody', isAccount: true });
    connections.push(connection);
    const reason = await new Promise((resolve) => {
      connection.onStatus((status, why) => {
        if (status === 'closed') resolve(why);
      });
    });
    expect(reason).toBe('unauthorized');
  });
}
