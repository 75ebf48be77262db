import { Avatar } from '@glossator/annotator/controls';
import type { UserRef } from '@glossator/client-sdk/contract';
import { useLocale, useTranslate } from '@glossator/i18n';
import { classNames } from '../ui/class-names';
import css from './glossator-workspace.module.css';

/** How many there is room for, and in a narrow window: the last place says how many others there are, where there are more. */
const PLACES = { many: 5, few: 3 };

/** How many people are shown on that many places. */
const shownOn = (places: number, count: number) => (count > places ? places - 1 : count);

/** Who is in the Code now. */
export function PresenceAvatars({ users }: { readonly users: readonly UserRef[] }) {
  const t = useTranslate('host');
  const locale = useLocale();
  if (users.length === 0) return null;
  const many = shownOn(PLACES.many, users.length);
  const few = shownOn(PLACES.few, users.length);
  const names = new Intl.ListFormat(locale).format(users.map(({ name }) => name));
  return (
    <div className={css['avatars']} role="img" aria-label={t('workspace.present', { names })} title={names}>
      {users.slice(0, many).map((user, index) => (
        <span key={user.id} className={classNames(css['avatar'], index >= few && css['manyShown'])}>
          <Avatar person={user} />
        </span>
      ))}
      {users.length > many && (
        <span
          className={classNames(css['avatar'], css['others'], css['manyShown'])}
        >{`+${users.length - many}`}</span>
      )}
      {users.length > few && (
        <span
          className={classNames(css['avatar'], css['others'], css['fewShown'])}
        >{`+${users.length - few}`}</span>
      )}
    </div>
  );
}
