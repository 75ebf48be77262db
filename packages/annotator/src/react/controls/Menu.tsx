import { Check, ChevronDown } from 'lucide-react';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from './class-names';
import css from './glossator-controls.module.css';
import { moveFocus } from './move-focus';
import { Popover } from './Popover';

/** One choice of a menu. */
export interface MenuItem {
  readonly key: string;
  readonly label: string;
  readonly note?: string;
  /** Undefined for something to do instead of something to choose. */
  readonly isChosen: boolean | undefined;
  readonly onChoose: () => void;
}

interface MenuProps {
  /** What the button says it is. */
  readonly label: string;
  /** What the list is called. */
  readonly menuLabel: string;
  readonly button: ReactNode;
  readonly items: readonly MenuItem[];
  readonly className?: string | undefined;
}

/** A button with a list of choices; arrows, Home, End and first letters move in it. */
export function Menu({ label, menuLabel, button, items, className }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const close = () => setIsOpen(false);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const choices = event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]');
    if (moveFocus([...choices], event)) event.preventDefault();
  };
  return (
    <Popover
      isOpen={isOpen}
      onClose={close}
      role="menu"
      label={menuLabel}
      anchor={(ref) => (
        <button
          ref={ref}
          type="button"
          className={classNames(css['menuButton'], className)}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          aria-label={label}
          title={label}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={css['menuButtonText']}>{button}</span>
          <ChevronDown aria-hidden="true" size={14} strokeWidth={1.75} />
        </button>
      )}
    >
      <div role="presentation" className={css['menu']} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <button
            key={item.key}
            id={`${id}-${item.key}`}
            type="button"
            role={item.isChosen === undefined ? 'menuitem' : 'menuitemradio'}
            aria-checked={item.isChosen}
            className={css['menuItem']}
            onClick={() => {
              close();
              item.onChoose();
            }}
          >
            <Check aria-hidden="true" size={14} className={css['menuCheck']} />
            <span className={css['menuItemLabel']}>{item.label}</span>
            {item.note !== undefined && <span className={css['menuNote']}>{item.note}</span>}
          </button>
        ))}
      </div>
    </Popover>
  );
}
