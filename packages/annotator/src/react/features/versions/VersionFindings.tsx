import type { DocumentVersion } from '@glossator/client-sdk/contract';
import { useLocale, useTranslate } from '@glossator/i18n';
import { useMemo } from 'react';
import css from './glossator-versions.module.css';

/** How a Version differs from the one before it, and how the annotations came, or would come, into it. */
export function VersionFindings({ version }: { readonly version: DocumentVersion }) {
  const t = useTranslate('annotator');
  const locale = useLocale();
  const percent = useMemo(() => new Intl.NumberFormat(locale, { style: 'percent' }), [locale]);
  const { comparison, carryOver, status } = version;
  const { verdict, changes = 0 } = comparison ?? {};
  const total = carryOver && carryOver.success + carryOver.unconfirmed + carryOver.failed;
  return (
    <>
      {comparison?.state === 'running' && (
        <p className={css['line']}>
          {t('versions.comparing', { share: percent.format(comparison.share ?? 0) })}
        </p>
      )}
      {comparison?.state === 'failed' && (
        <p className={css['line']} data-tone="warn">
          {t('versions.notCompared')}
        </p>
      )}
      {comparison?.state === 'ready' && verdict && (
        <p
          className={css['line']}
          data-tone={verdict === 'no-text' || verdict === 'different' ? 'warn' : undefined}
        >
          {verdict === 'changed'
            ? t('versions.verdicts.changed', { changes })
            : t(`versions.verdicts.${verdict}`)}
        </p>
      )}
      {carryOver && (
        <p className={css['line']}>
          {total === 0
            ? t('versions.noAnnotations')
            : t(status === 'pending' ? 'versions.wouldCarryOver' : 'versions.carryOver', {
                success: String(carryOver.success),
                unconfirmed: String(carryOver.unconfirmed),
                failed: String(carryOver.failed),
              })}
        </p>
      )}
    </>
  );
}
