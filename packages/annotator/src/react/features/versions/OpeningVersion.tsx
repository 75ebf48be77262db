import { useTranslate } from '@glossator/i18n';
import { classNames } from '../../controls/class-names';
import { Button } from '../../controls/Button';
import { EmptyState } from '../../controls/EmptyState';
import css from './glossator-versions.module.css';
import type { FoundVersion } from './use-found-version';

/** Stands in the annotator's place while an old Version is looked for, and says so where it is not found. */
export function OpeningVersion(props: {
  readonly status: Exclude<FoundVersion['status'], 'found'>;
  readonly theme: string;
  readonly number: number;
  readonly onRetry: () => void;
  readonly onBack: () => void;
}) {
  const { status, theme, onRetry, onBack } = props;
  const t = useTranslate('annotator');
  const number = String(props.number);
  return (
    <div className={classNames('glossator-root', css['opening'])} data-theme={theme}>
      {status === 'loading' ? (
        <p role="status">{t('versions.opening', { number })}</p>
      ) : (
        <EmptyState
          text={status === 'missing' ? t('versions.missing', { number }) : t('versions.openFailed')}
          isError
        >
          {status === 'failed' && <Button onClick={onRetry}>{t('retry')}</Button>}
          <Button onClick={onBack}>{t('versions.back')}</Button>
        </EmptyState>
      )}
    </div>
  );
}
