import type { LocaleCode } from '@glossator/i18n';
import type { Services } from './services';

type Parts = Pick<Services, 'session' | 'client' | 'appearance' | 'log'>;

/** Keeps the language of the interface in the account of who is logged in: mails are written in it, and other devices show it at the next log-in. */
export async function saveLocale({ session, client, log }: Omit<Parts, 'appearance'>, locale: LocaleCode) {
  const { token } = session.getState();
  if (token === undefined) return;
  try {
    const user = await client.profile.update({ locale });
    if (session.getState().token === token) session.setUser(user);
  } catch (error) {
    log.warn('The language could not be kept in the account', error);
  }
}

/** Shows the language of the account that has just been logged in to; one that has none yet keeps the one that is shown. */
export async function takeAccountLocale(parts: Parts): Promise<void> {
  const { locale } = parts.appearance;
  const kept = parts.session.getState().user?.locale;
  if (kept === undefined) await saveLocale(parts, locale.get());
  else locale.set(kept);
}
