import { beforeAll, expect, it } from 'vitest';
import { ADMIN_ADDRESS, refusedWith, registration, tokenOf } from './world';
import type { Actor, World } from './world';

/** What admins see and do (decisions.md section 13); that nobody else may is with the permissions. */
export function describeAdmin(world: World): void {
  let admin: Actor;
  beforeAll(async () => {
    admin = await world.admin();
  });
  /** All entries of a list, page by page. */
  async function all<Item>(
    list: (page: { limit: number; cursor?: string }) => Promise<{ data: Item[]; next?: string | undefined }>,
  ): Promise<Item[]> {
    const items: Item[] = [];
    let cursor: string | undefined;
    do {
      const page: { data: Item[]; next?: string | undefined } = await list({
        limit: 7,
        ...(cursor !== undefined && { cursor }),
      });
      items.push(...page.data);
      cursor = page.next;
    } while (cursor !== undefined);
    return items;
  }
  const users = () => all((page) => admin.client.admin.users(page));
  const codes = () => all((page) => admin.client.admin.codes(page));

  it('are those whose addresses the operator has set, and know it', async () => {
    expect(admin.user.userType).toBe('admin');
    expect((await admin.client.profile.get()).userType).toBe('admin');
    expect((await admin.client.profile.update({ firstName: 'Ada' })).userType).toBe('admin');
    expect(world.owner().user.userType).toBe('user');
  });

  it('see all accounts with what they store, and none that is only invited or registered', async () => {
    const { id } = await world.makeCode();
    await world.makeDocument(id);
    const [invited, waiting] = [registration().email, registration()];
    await world.owner().client.codes.update({ id, publication: 'published' });
    await world.owner().client.sharing.invite({ id, emails: [invited], access: 'read', message: '' });
    await world.harness().client().auth.register(waiting);
    const shown = await users();
    const { user } = world.owner();
    expect(shown.find((each) => each.id === user.id)).toEqual({
      id: user.id,
      name: 'Ada Advocate',
      email: user.email,
      isAdmin: false,
      isArchived: false,
      createdAt: user.createdAt,
      storageBytes: expect.any(Number) as number,
    });
    expect(shown.find((each) => each.id === user.id)?.storageBytes).toBeGreaterThan(0);
    expect(shown.filter(({ isAdmin }) => isAdmin)).toMatchObject([{ email: ADMIN_ADDRESS }]);
    for (const email of [invited, waiting.email])
      expect(shown.map((each) => each.email)).not.toContain(email);
    expect(new Set(shown.map((each) => each.id)).size).toBe(shown.length);
  });

  it('see that there are Codes, whose and how large, and nothing that is in them', async () => {
    const { id, title } = await world.makeCode({ title: 'Trade secrets' });
    const document = await world.makeDocument(id, 'Formula');
    const shown = (await codes()).find((each) => each.id === id);
    expect(shown).toEqual({
      id,
      title,
      owner: { id: world.owner().user.id, name: 'Ada Advocate' },
      createdAt: expect.any(String) as string,
      storageBytes: expect.any(Number) as number,
    });
    expect(shown?.storageBytes).toBeGreaterThanOrEqual(document.size);
    expect((await refusedWith(admin.client.codes.get({ id }))).code).toBe('NOT_FOUND');
    expect((await refusedWith(admin.client.documents.selections({ id: document.id }))).code).toBe(
      'NOT_FOUND',
    );
  });

  it('archive an account: its sessions end, and its Codes go', async () => {
    const actor = await world.signUp();
    const { id: codeId } = await actor.client.codes.create({ title: 'Left' });
    expect(await admin.client.admin.archiveUser({ userId: actor.user.id })).toBeUndefined();
    expect((await refusedWith(actor.client.profile.get())).code).toBe('UNAUTHORIZED');
    const login = world.harness().client().auth.login({ email: actor.user.email, password: actor.password });
    expect((await refusedWith(login)).code).toBe('INVALID_CREDENTIALS');
    expect((await codes()).map(({ id }) => id)).not.toContain(codeId);
    const shown = (await users()).find(({ id }) => id === actor.user.id);
    expect(shown).toMatchObject({ name: 'Former user', email: '', isArchived: true });
    const again = admin.client.admin.archiveUser({ userId: actor.user.id });
    expect((await refusedWith(again)).code).toBe('NOT_FOUND');
    // The address is free.
    const form = { ...registration(), email: actor.user.email };
    await world.harness().client().auth.register(form);
    await expect(world.harness().linkTo(form.email, 'activation').then(tokenOf)).resolves.not.toBe('');
  });

  it('archive no admin, and nobody who is not there', async () => {
    const own = admin.client.admin.archiveUser({ userId: admin.user.id });
    expect((await refusedWith(own)).code).toBe('CONFLICT');
    const nobody = admin.client.admin.archiveUser({ userId: 2_000_000_000 });
    expect((await refusedWith(nobody)).code).toBe('NOT_FOUND');
    await expect(admin.client.profile.get()).resolves.toBeDefined();
  });

  it('see how the server does', async () => {
    const before = await admin.client.admin.health();
    const { id } = await world.makeCode();
    await world.makeDocument(id);
    const after = await admin.client.admin.health();
    expect(after.storage.codes).toBe(before.storage.codes + 1);
    expect(after.storage.files).toBe(before.storage.files + 1);
    expect(after.storage.fileBytes).toBeGreaterThan(before.storage.fileBytes);
    expect(after.storage.users).toBe((await users()).length);
    expect(after.startedAt).toBe(before.startedAt);
    expect(after.uptimeSeconds).toBeGreaterThanOrEqual(before.uptimeSeconds);
    const kinds = (after.jobs.queues ?? []).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['comparison', 'import', 'mail', 'round', 'text']);
  });
}
