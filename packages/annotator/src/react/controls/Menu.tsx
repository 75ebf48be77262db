import type { Placement } from '@floating-ui/react';
import { Check, ChevronDown, type LucideIcon } from 'lucide-react';
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
  /** Shown, but it cannot be chosen now. */
  readonly isDisabled?: boolean;
  /** A line is drawn above it. */
  readonly startsGroup?: boolean;
  /** What it does cannot be taken back. */
  readonly isDangerous?: boolean;
  readonly onChoose: () => void;
}

interface MenuProps {
  /** What the button says it is. */
  readonly label: string;
  /** What the list is called. */
  readonly menuLabel: string;
  /** The words on the button; undefined for `icon` alone. */
  readonly button?: ReactNode;
  readonly icon?: LucideIcon;
  readonly items: readonly MenuItem[];
  readonly className?: string | undefined;
  /** Where it opens, if not below the button's start. */
  readonly placement?: Placement;
}

/** A button with a list of choices; arrows, Home, End and first letters move in it. */
export function Menu({ label, menuLabel, button, icon: Icon, items, className, placement }: MenuProps) {
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
      {...(placement && { placement })}
      anchor={(ref) => (
        <button
          ref={ref}
          type="button"
          className={classNames(css[Icon ? 'iconButton' : 'menuButton'], className)}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          aria-label={label}
          title={label}
          onClick={() => setIsOpen(!isOpen)}
        >
          {Icon ? (
            <Icon aria-hidden="true" size={16} strokeWidth={1.75} />
          ) : (
            <>
              <span className={css['menuButtonText']}>{button}</span>
              <ChevronDown aria-hidden="true" size={14} strokeWidth={1.75} />
            </>
          )}
        </button>
      )}
    >
      <div role="presentation" className={css['menu']} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <MenuChoice
            key={item.key}
            id={`${id}-${item.key}`}
            item={item}
            onChoose={() => {
              close();
              item.onChoose();
            }}
          />
        ))}
      </div>
    </Popover>
  );
}

interface MenuChoiceProps {
  readonly id: string;
  readonly item: MenuItem;
  readonly onChoose: () => void;
}

function MenuChoice({ id, item, onChoose }: MenuChoiceProps) {
  const { label, note, isChosen, isDisabled = false, startsGroup = false, isDangerous = false } = item;
  return (
    <>
      {startsGroup && <div role="separator" className={css['menuLine']} />}
      <button
        id={id}
        type="button"
        role={isChosen === undefined ? 'menuitem' : 'menuitemradio'}
        aria-checked={isChosen}
        aria-disabled={isDisabled}
        className={classNames(css['menuItem'], isDangerous && css['menuDanger'])}
        onClick={isDisabled ? undefined : onChoose}
      >
        {isChosen !== undefined && <Check aria-hidden="true" size={14} className={css['menuCheck']} />}
        <span className={css['menuItemLabel']}>{label}</span>
        {note !== undefined && <span className={css['menuNote']}>{note}</span>}
      </button>
    </>
  );
}
