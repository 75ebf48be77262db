import type { UserRef } from '@glossator/client-sdk/contract';
import { COVER_COLORS } from '@glossator/client-sdk/contract';
import { useLocale, useTranslate } from '@glossator/i18n';
import { coverStyle } from '../library/cover';
import css from './glossator-workspace.module.css';

const SHOWN = 4;

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return `${words[0]?.charAt(0) ?? ''}${words.at(-1)?.charAt(0) ?? ''}`.toUpperCase();
}

/** Who is in the Code now. */
export function PresenceAvatars({ users }: { readonly users: readonly UserRef[] }) {
  const t = useTranslate('host');
  const locale = useLocale();
  if (users.length === 0) return null;
  const names = new Intl.ListFormat(locale).format(users.map(({ name }) => name));
  return (
    <div className={css['avatars']} role="img" aria-label={t('workspace.present', { names })} title={names}>
      {users.slice(0, SHOWN).map(({ id, name }) => (
        <span
          key={id}
          className={css['avatar']}
          style={coverStyle(COVER_COLORS[(id * 7) % COVER_COLORS.length] ?? 'color-1')}
        >
          {initials(name)}
        </span>
      ))}
      {users.length > SHOWN && <span className={css['avatar']}>{`+${users.length - SHOWN}`}</span>}
    </div>
  );
}
