import { GitPullRequestArrow } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Code } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { classNames } from '../ui/class-names';
import primitives from '../ui/glossator-primitives.module.css';
import css from './glossator-workspace.module.css';

/** Says that an Update waits, and leads to its review. */
export function UpdateLink({ code }: { readonly code: Code }) {
  const t = useTranslate('host');
  const changes = code.updateChanges ?? 0;
  return (
    <Link
      to={`/codes/${code.id}/review`}
      className={classNames(primitives['pill'], css['update'])}
      title={changes > 0 ? t('workspace.reviewChanges', { count: changes }) : t('organising.review')}
    >
      <GitPullRequestArrow size="1.14em" aria-hidden />
      {t('workspace.updateWaiting')}
      {changes > 0 && (
        <>
          {' '}
          <span className={css['updateChanges']}>{t('workspace.updateChanges', { count: changes })}</span>
        </>
      )}
    </Link>
  );
}
