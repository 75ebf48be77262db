import { Link } from 'react-router-dom';
import type { Code } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { buttonClass } from '../ui/Button';
import { InsteadOfCode } from '../workspace/CodeMessages';

/** Shown where no Update is pending, with links to where to continue. */
export function NothingToReview({ code }: { readonly code: Code }) {
  const t = useTranslate('host');
  return (
    <InsteadOfCode title={t('reviewing.none')}>
      <p>{t('reviewing.noneText')}</p>
      <Link to={`/codes/${code.id}`} className={buttonClass('primary')}>
        {t('reviewing.toCode')}
      </Link>
      <Link to={`/codes/${code.id}/organise`} className={buttonClass('line')}>
        {t('reviewing.toOrganise')}
      </Link>
    </InsteadOfCode>
  );
}
