import { SESSION_KEY } from '../app/session-key';

/** What this page knows of the log-in state that the browser keeps; the app itself reads and checks all of it. */
interface KeptSession {
  readonly token?: unknown;
  readonly cookieBanner?: unknown;
}

function readKept(): KeptSession {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(SESSION_KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/** Whether somebody is logged in, as far as this browser knows. */
export function isLoggedIn(): boolean {
  const { token } = readKept();
  return typeof token === 'string' && token !== '';
}

/** Whether the banner was accepted here. */
export function hasAcceptedCookies(): boolean {
  return readKept().cookieBanner === true;
}

/** Keeps that the banner was accepted, beside what else is kept of the session. */
export function keepAcceptedCookies(): void {
  try {
    window.localStorage.setItem(SESSION_KEY, JSON.stringify({ ...readKept(), cookieBanner: true }));
  } catch {
    // A full or forbidden storage asks again next time.
  }
}
