import { ChevronDown } from 'lucide-react';
import type { ComponentProps, KeyboardEvent } from 'react';
import type { SelectField } from '../ui/SelectField';
import { classNames } from '../ui/class-names';
import css from '../ui/glossator-ui.module.css';
import { useLater } from './use-later';

const load = async () => (await import('../ui/SelectField')).SelectField;

type LaterSelectProps = Pick<ComponentProps<typeof SelectField>, 'label' | 'choices' | 'value' | 'onChange'>;

/** A choice of one out of a list, whose label is read out only; the list is loaded when somebody points at it. */
export function LaterSelect(props: LaterSelectProps) {
  const { part: Field, isPending, want, prepare } = useLater(load);
  if (Field) return <Field {...props} showLabel={false} isOpenAtFirst />;
  const chosen = props.choices.find(({ id }) => id === props.value)?.label ?? '';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    want();
  };
  return (
    <div className={classNames(css['field'], css['select'])}>
      <button
        type="button"
        className={classNames(css['button'], css['selectButton'])}
        aria-label={`${chosen} ${props.label}`}
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-busy={isPending}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={want}
        onKeyDown={onKeyDown}
      >
        <span className={css['value']}>{chosen}</span>
        <ChevronDown size="1.07em" aria-hidden />
      </button>
    </div>
  );
}
