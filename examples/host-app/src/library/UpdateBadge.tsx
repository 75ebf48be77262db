import type { CodeSummary } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { classNames } from '../ui/class-names';
import primitives from '../ui/glossator-primitives.module.css';
import css from './glossator-library.module.css';

/** Says that an Update waits, and on request how much it changes. */
export function UpdateBadge({ code }: { readonly code: Pick<CodeSummary, 'updateChanges'> }) {
  const t = useTranslate('host');
  return (
    <span
      className={classNames(primitives['pill'], css['badge'])}
      title={t('library.updateText', { count: code.updateChanges ?? 0 })}
    >
      {t('library.update')}
    </span>
  );
}
