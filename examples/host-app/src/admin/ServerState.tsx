import { useQuery } from '@tanstack/react-query';
import type { ServerHealth } from '@glossator/client-sdk/contract';
import { useLocale, useTranslate, writeBytes } from '@glossator/i18n';
import { useDateFormat } from '../app/use-date-format';
import { useServices } from '../app/services';
import { AdminSection } from './AdminSection';
import css from './glossator-admin.module.css';
import { JobQueues } from './JobQueues';
import { ADMIN_KEY } from './use-admin-list';

/** How often it is looked again while the screen is open, in milliseconds. */
const AGAIN_MS = 10_000;

/** How the server does. */
export function ServerState() {
  const t = useTranslate('host');
  const { client } = useServices();
  const health = useQuery({
    queryKey: [ADMIN_KEY, 'health'],
    queryFn: ({ signal }) => client.admin.health({}, { signal }),
    refetchInterval: AGAIN_MS,
  });
  return (
    <AdminSection title={t('admin.server')} query={health}>
      {health.data && <Figures health={health.data} />}
      {health.data?.jobs.queues && <JobQueues queues={health.data.jobs.queues} />}
    </AdminSection>
  );
}

function Figures({ health }: { readonly health: ServerHealth }) {
  const t = useTranslate('host');
  const locale = useLocale();
  const { storage, jobs, sockets, startedAt, memoryBytes, version } = health;
  const written = useDateFormat('moment');
  const bytes = (value: number) => writeBytes(value, locale);
  const figures = [
    [t('admin.health.started'), written(startedAt)],
    [t('admin.health.version'), version],
    [t('admin.health.counts'), t('admin.health.countsValue', { users: storage.users, codes: storage.codes })],
    [
      t('admin.health.files'),
      t('admin.health.filesValue', { files: storage.files, size: bytes(storage.fileBytes) }),
    ],
    ...(storage.freeBytes === undefined ? [] : [[t('admin.health.free'), bytes(storage.freeBytes)]]),
    [t('admin.health.memory'), bytes(memoryBytes)],
    // Servers of earlier releases do not count them by kind.
    ...(jobs.queues ? [] : [[t('admin.health.jobs'), t('admin.health.jobsValue', jobs)]]),
    [t('admin.health.sockets'), new Intl.NumberFormat(locale).format(sockets)],
  ] as const;
  return (
    <dl className={css['figures']}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
