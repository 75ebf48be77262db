import type { COLOR_NAME_MAX as ContractMax, LegendEntry } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { useId, type FocusEvent, type KeyboardEvent } from 'react';
import { ChangedElsewhere } from '../../controls/ChangedElsewhere';
import { classNames } from '../../controls/class-names';
import controls from '../../controls/glossator-controls.module.css';
import { useColorWords } from '../../annotator/colors/color-names';
import { FailureText } from './FailureText';
import css from './glossator-legend.module.css';
import { useColorName } from './use-color-name';

/** Longest name of a color (the type makes the compiler compare it with the contract's). */
export const COLOR_NAME_MAX: typeof ContractMax = 60;

/** The field for what a color stands for: leaving it or Enter saves, Escape reverts it; Enter alone once somebody else has changed it meanwhile. */
export function ColorNameField({ entry }: { readonly entry: LegendEntry }) {
  const t = useTranslate('annotator');
  const { lookOf } = useColorWords();
  const id = useId();
  const { value, elsewhere, isChanged, status, failure, write, revert, save } = useColorName(entry);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      void save();
    }
    if (event.key === 'Escape' && isChanged) {
      event.stopPropagation();
      revert();
    }
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // What was changed elsewhere is not saved over by going away from it.
    if (elsewhere === undefined && !currentTarget.contains(relatedTarget)) void save();
  };
  return (
    <div className={css['name']} onBlur={onBlur}>
      <input
        className={classNames(controls['field'], css['field'])}
        aria-label={t('legend.standsFor', { color: lookOf(entry.color) })}
        aria-invalid={failure !== undefined}
        aria-describedby={`${id}-state`}
        placeholder={t('legend.placeholder')}
        maxLength={COLOR_NAME_MAX}
        autoComplete="off"
        value={value}
        readOnly={status === 'saving'}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <ChangedElsewhere text={elsewhere} onTake={write} />
      <span
        id={`${id}-state`}
        role="status"
        className={classNames(css['state'], failure !== undefined && css['stateFailed'])}
      >
        {failure !== undefined ? (
          <FailureText failure={failure} />
        ) : (
          status !== 'idle' && !isChanged && t(status === 'saving' ? 'legend.saving' : 'legend.saved')
        )}
      </span>
    </div>
  );
}
