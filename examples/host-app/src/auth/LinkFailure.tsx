import { useTranslate } from '@glossator/i18n';
import { failureMessageKey } from '../app/problems';
import { Button } from '../ui/Button';
import { FormProblem } from '../forms/Form';

/** Why the link of a mail could not be used this time, and the way to try again. */
export function LinkFailure({
  failure,
  onRetry,
}: {
  readonly failure: unknown;
  readonly onRetry: () => void;
}) {
  const t = useTranslate('host');
  return (
    <>
      <FormProblem>{t(failureMessageKey(failure))}</FormProblem>
      <Button look="primary" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </>
  );
}
