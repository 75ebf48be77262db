import { useQuery } from '@tanstack/react-query';
import type { SessionEntry } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { useDateFormat } from '../app/use-date-format';
import { failureMessageKey, problemCodeOf } from '../app/problems';
import { useServices } from '../app/services';
import { useSubmission } from '../forms/use-submission';
import { notify } from '../shell/notify';
import { Button } from '../ui/Button';
import { AccountSection } from './AccountSection';
import { SESSIONS_KEY } from './account-keys';
import { deviceOf } from './device-name';
import css from './glossator-account.module.css';

/** Where the user is logged in, and the way to log out there. */
export function SessionsSection() {
  const t = useTranslate('host');
  const { client } = useServices();
  const { run, isRunning } = useSubmission();
  const sessions = useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: ({ signal }) => client.profile.sessions({}, { signal }),
  });
  async function logOut(entry: SessionEntry) {
    const { isDone, failure } = await run(() => client.profile.endSession({ sessionId: entry.id }));
    // One that has ended by itself meanwhile is what was wanted.
    const isGone = isDone || problemCodeOf(failure) === 'NOT_FOUND';
    notify(isGone ? 'info' : 'error', isGone ? t('sessions.ended') : t(failureMessageKey(failure)));
    await sessions.refetch();
  }
  return (
    <AccountSection title={t('sessions.title')}>
      {sessions.isPending && <p role="status">{t('common.loading')}</p>}
      {sessions.isError && (
        <p role="alert">
          {t('common.somethingWentWrong')}{' '}
          <Button onClick={() => void sessions.refetch()}>{t('common.retry')}</Button>
        </p>
      )}
      <ul className={css['sessions']}>
        {sessions.data?.data.map((entry) => (
          <SessionRow
            key={entry.id}
            entry={entry}
            isRunning={isRunning}
            onLogOut={() => void logOut(entry)}
          />
        ))}
      </ul>
    </AccountSection>
  );
}

interface SessionRowProps {
  readonly entry: SessionEntry;
  readonly isRunning: boolean;
  readonly onLogOut: () => void;
}

function SessionRow({ entry, isRunning, onLogOut }: SessionRowProps) {
  const t = useTranslate('host');
  const written = useDateFormat('moment');
  const { browser = t('sessions.someBrowser'), system } = deviceOf(entry.userAgent ?? '');
  const device = system === undefined ? browser : t('sessions.device', { browser, system });
  const since = written(entry.createdAt);
  return (
    <li className={css['session']}>
      <span>
        <strong>{device}</strong>
        <br />
        <span className={css['quiet']}>
          {t('sessions.times', { since, used: written(entry.lastUsedAt) })}
        </span>
      </span>
      {entry.isCurrent ? (
        <span className={css['quiet']}>{t('sessions.here')}</span>
      ) : (
        <Button
          disabled={isRunning}
          aria-label={t('sessions.logOutOf', { device, since })}
          onClick={onLogOut}
        >
          {t('sessions.logOut')}
        </Button>
      )}
    </li>
  );
}
