import type { JobQueue } from '@glossator/client-sdk/contract';
import { useLocale, useTranslate } from '@glossator/i18n';
import { classNames } from '../ui/class-names';
import primitives from '../ui/glossator-primitives.module.css';
import css from './glossator-admin.module.css';

/** The states in which jobs are counted, as columns. */
const STATES = ['waiting', 'active', 'failed'] as const;

/** How many jobs of each kind wait, run and have failed, over all servers. */
export function JobQueues({ queues }: { readonly queues: readonly JobQueue[] }) {
  const t = useTranslate('host');
  const { format } = new Intl.NumberFormat(useLocale());
  return (
    <table className={classNames(primitives['table'], css['table'])}>
      <thead>
        <tr>
          <th>{t('admin.health.jobColumns.kind')}</th>
          {STATES.map((state) => (
            <th key={state} className={css['number']}>
              {t(`admin.health.jobColumns.${state}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {queues.map((queue) => (
          <tr key={queue.kind}>
            <td>{t(`admin.health.jobKinds.${queue.kind}`)}</td>
            {STATES.map((state) => (
              <td key={state} className={css['number']}>
                {format(queue[state])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
