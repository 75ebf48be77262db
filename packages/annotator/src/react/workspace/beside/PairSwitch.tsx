import { useTranslate } from '@glossator/i18n';
import type { KeyboardEvent } from 'react';
import { moveFocus } from '../../controls/move-focus';
import css from './glossator-beside.module.css';

interface PairSwitchProps {
  readonly titles: readonly [first: string, second: string];
  readonly isSecond: boolean;
  readonly onChoose: (isSecond: boolean) => void;
}

/** The first document or the second: one of two; arrows choose the other one. */
export function PairSwitch({ titles, isSecond, onChoose }: PairSwitchProps) {
  const t = useTranslate('annotator');
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')];
    const focused = event.key.length === 1 ? undefined : moveFocus(buttons, event);
    if (!focused) return;
    event.preventDefault();
    onChoose(buttons.indexOf(focused) === 1);
  };
  return (
    <div role="radiogroup" aria-label={t('beside.switch')} className={css['switch']} onKeyDown={onKeyDown}>
      {titles.map((title, index) => {
        const isChosen = (index === 1) === isSecond;
        return (
          <button
            key={index === 1 ? 'second' : 'first'}
            type="button"
            role="radio"
            aria-checked={isChosen}
            tabIndex={isChosen ? 0 : -1}
            className={css['choice']}
            title={title}
            onClick={() => onChoose(index === 1)}
          >
            {title}
          </button>
        );
      })}
    </div>
  );
}
