import { createSecretKey, randomBytes } from 'node:crypto';
import { parse } from 'cookie';
import { Router, type RequestHandler } from 'express';
import { jwtVerify, SignJWT } from 'jose';

/** Somebody who works for the firm. */
export interface PortalUser {
  readonly id: number;
  readonly name: string;
}

/** Who is logged in, by a signed cookie. */
export interface Sessions {
  /** Logs in; undefined where name or password are wrong. */
  begin(name: unknown, password: unknown): Promise<{ user: PortalUser; token: string } | undefined>;
  userOf(cookies: string | undefined): Promise<PortalUser | undefined>;
  /** Refuses who is not logged in; sets `response.locals.user`. */
  readonly required: RequestHandler;
}

/** A real portal has them in its own directory, with hashed passwords. */
const STAFF = [
  { id: 1, name: 'Ada Keller', password: 'kaufrecht' },
  { id: 2, name: 'Bea Blum', password: 'mietrecht' },
];
const COOKIE = 'portal';
const HOURS = 8;

/** Makes sessions that end with the server. */
export function createSessions(): Sessions {
  const key = createSecretKey(randomBytes(32));
  const userOf: Sessions['userOf'] = async (cookies = '') => {
    const token = parse(cookies)[COOKIE];
    const verified = token && (await jwtVerify(token, key).catch(() => undefined));
    return verified ? publicUser(STAFF.find(({ id }) => String(id) === verified.payload.sub)) : undefined;
  };
  return {
    userOf,
    async begin(name, password) {
      const user = publicUser(STAFF.find((one) => one.name === name && one.password === password));
      if (!user) return undefined;
      const token = await new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(String(user.id))
        .setExpirationTime(`${HOURS}h`)
        .sign(key);
      return { user, token };
    },
    async required(request, response, next) {
      const user = await userOf(request.headers.cookie);
      if (!user) {
        response.status(401).json({ title: 'Log in first', status: 401, code: 'UNAUTHORIZED' });
        return;
      }
      response.locals['user'] = user;
      next();
    },
  };
}

/** Log-in, log-out, and who is logged in. */
export function sessionRoutes(sessions: Sessions): Router {
  const router = Router();
  router.get('/', async (request, response) => {
    response.json({ user: await sessions.userOf(request.headers.cookie) });
  });
  router.post('/', async (request, response) => {
    const { name, password } = (request.body ?? {}) as Record<string, unknown>;
    const begun = await sessions.begin(name, password);
    if (!begun) {
      response.json({});
      return;
    }
    response.cookie(COOKIE, begun.token, { httpOnly: true, sameSite: 'strict', maxAge: HOURS * 3_600_000 });
    response.json({ user: begun.user });
  });
  router.delete('/', (_request, response) => {
    response.clearCookie(COOKIE).status(204).end();
  });
  return router;
}

function publicUser(found: PortalUser | undefined): PortalUser | undefined {
  return found && { id: found.id, name: found.name };
}
