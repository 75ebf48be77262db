import type { SelectionColor } from '@glossator/client-sdk/contract';
import type { ReactNode } from 'react';
import { ColorDot } from '../../annotator/colors/ColorDot';
import { Checkbox } from '../../controls/Checkbox';
import css from './glossator-filter-bar.module.css';

/** Choices of one kind, with what they are called. */
export function Group(props: {
  readonly label: string;
  /** There may be any number: they scroll by themselves. */
  readonly isLong?: boolean;
  readonly children: ReactNode;
}) {
  const { label, isLong = false, children } = props;
  return (
    <fieldset className={css['group']}>
      <legend className={css['legend']}>{label}</legend>
      {isLong ? <div className={css['long']}>{children}</div> : children}
    </fieldset>
  );
}

/** One choice, with how many annotations it leaves. */
export function Choice(props: {
  readonly label: string;
  readonly color?: SelectionColor;
  readonly count: number;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}) {
  const { label, color, count, isChosen, onToggle } = props;
  return (
    <Checkbox className={css['choice']} isChecked={isChosen} onChange={onToggle}>
      {color !== undefined && <ColorDot color={color} size={12} className={css['dot']} />}
      <span className={css['choiceLabel']}>{label}</span>
      <span className={css['count']}>{count}</span>
    </Checkbox>
  );
}
