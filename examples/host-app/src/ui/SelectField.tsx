import { ChevronDown } from 'lucide-react';
import {
  Button,
  FieldError,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select,
  SelectValue,
} from 'react-aria-components';
import { AriaLocale } from './AriaLocale';
import { classNames } from './class-names';
import css from './glossator-ui.module.css';
import { useOpening } from './use-opening';

/** One choice of a select. */
export interface Choice {
  readonly id: string;
  readonly label: string;
}

interface SelectFieldProps {
  readonly label: string;
  /** Without it the label is only read out, not shown. */
  readonly showLabel?: boolean;
  readonly choices: readonly Choice[];
  readonly value: string | undefined;
  readonly onChange: (id: string) => void;
  readonly onBlur?: () => void;
  readonly placeholder?: string;
  readonly error?: string | undefined;
  /** Whether its list opens as soon as it is there (default: no), and gives the focus back to its button. */
  readonly isOpenAtFirst?: boolean;
}

/** A labelled choice of one out of a list. */
export function SelectField(props: SelectFieldProps) {
  const { label, showLabel = true, choices, value, onChange, onBlur, placeholder, error } = props;
  const { button, isOpen, setOpen } = useOpening(props.isOpenAtFirst === true);
  return (
    <AriaLocale>
      <Select
        className={classNames(css['field'], css['select'])}
        isOpen={isOpen}
        onOpenChange={setOpen}
        value={value ?? null}
        onChange={(key) => onChange(String(key))}
        {...(onBlur && { onBlur })}
        {...(placeholder !== undefined && { placeholder })}
        {...(!showLabel && { 'aria-label': label })}
        isInvalid={error !== undefined}
      >
        {showLabel && <Label className={css['label']}>{label}</Label>}
        <Button ref={button} className={classNames(css['button'], css['selectButton'])}>
          <SelectValue className={css['value'] ?? ''} />
          <ChevronDown size="1.07em" aria-hidden />
        </Button>
        <FieldError className={css['error'] ?? ''}>{error}</FieldError>
        <Popover className={classNames('glossator-root', css['popover'])}>
          <ListBox className={css['list'] ?? ''} items={choices}>
            {(choice) => (
              <ListBoxItem id={choice.id} textValue={choice.label} className={css['item'] ?? ''}>
                {choice.label}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </Select>
    </AriaLocale>
  );
}
