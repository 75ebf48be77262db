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
  return (
    <Link
      to={`/codes/${code.id}/review`}
      className={classNames(primitives['pill'], css['update'])}
      title={t('organising.review')}
    >
      <GitPullRequestArrow size="1.14em" aria-hidden />
      {t('workspace.updateWaiting')}
    </Link>
  );
}
