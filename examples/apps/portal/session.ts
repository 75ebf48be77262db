/** Who has logged in to the portal. */
export interface PortalUser {
  readonly id: number;
  readonly name: string;
}

/** Who is logged in; undefined where nobody is. */
export async function whoAmI(): Promise<PortalUser | undefined> {
  const answer = await fetch('/api/session');
  return ((await answer.json()) as { user?: PortalUser }).user;
}

/** Logs in; undefined where name or password are wrong. */
export async function logIn(name: string, password: string): Promise<PortalUser | undefined> {
  const answer = await fetch('/api/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, password }),
  });
  return ((await answer.json()) as { user?: PortalUser }).user;
}

/** Logs out. */
export async function logOut(): Promise<void> {
  await fetch('/api/session', { method: 'DELETE' });
}
