import type { CUSTOM_COLORS_MAX as ContractMax } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import type { LegendFailure } from '../../../core/legend/commands';

/** Most custom colors (the type makes the compiler compare it with the contract's). */
const CUSTOM_COLORS_MAX: typeof ContractMax = 100;

/** Why the legend was not changed, in words. */
export function FailureText({ failure }: { readonly failure: LegendFailure }) {
  const t = useTranslate('annotator');
  return failure === 'tooMany'
    ? t('legend.failures.tooMany', { most: CUSTOM_COLORS_MAX })
    : t(`legend.failures.${failure}`);
}
