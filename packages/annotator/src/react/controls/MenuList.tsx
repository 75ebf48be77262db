import type { Placement } from '@floating-ui/react';
import { Check, type LucideIcon } from 'lucide-react';
import { useId, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
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
  /** What it does cannot be taken back: it is red, and apart from the others. */
  readonly isDangerous?: boolean;
  /** Something else that can be done with it, at its end. */
  readonly other?:
    { readonly icon: LucideIcon; readonly label: string; readonly onChoose: () => void } | undefined;
  readonly onChoose: () => void;
}

/** What the button of a menu gets. */
export interface MenuAnchor {
  readonly ref: Ref<HTMLButtonElement>;
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': boolean;
  readonly onClick: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

interface MenuListProps {
  /** What the list is called. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** Draws the button that opens it. */
  readonly anchor: (state: MenuAnchor) => ReactNode;
  /** Whether it is open as soon as it is there (default: no). */
  readonly isOpenAtFirst?: boolean;
  /** Where it opens, if not below the button's start. */
  readonly placement?: Placement;
  /** Nothing around it cuts it off. */
  readonly isFixed?: boolean;
}

/** A list of choices at a button, which arrows open; in it arrows, Home, End and first letters move. */
export function MenuList(props: MenuListProps) {
  const { label, items, anchor, isOpenAtFirst = false, placement, isFixed = false } = props;
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
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
      label={label}
      isFixed={isFixed}
      {...(placement && { placement })}
      anchor={(ref) =>
        anchor({
          ref,
          'aria-haspopup': 'menu',
          'aria-expanded': isOpen,
          onClick: () => setIsOpen(!isOpen),
          onKeyDown: (event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
            event.preventDefault();
            setIsOpen(true);
          },
        })
      }
    >
      {(button) => (
        <div role="presentation" className={css['menu']} onKeyDown={onKeyDown}>
          {items.map((item, index) => (
            <MenuChoice
              key={item.key}
              id={`${id}-${item.key}`}
              item={item}
              hasLine={index > 0 && (item.startsGroup === true || item.isDangerous === true)}
              onChoose={(choose) => {
                // A dialog that it opens notes what to give the focus back to.
                button?.focus({ preventScroll: true });
                close();
                choose();
              }}
            />
          ))}
        </div>
      )}
    </Popover>
  );
}

interface MenuChoiceProps {
  readonly id: string;
  readonly item: MenuItem;
  readonly hasLine: boolean;
  readonly onChoose: (choose: () => void) => void;
}

function MenuChoice({ id, item, hasLine, onChoose }: MenuChoiceProps) {
  const { label, note, isChosen, isDisabled = false, isDangerous = false, other } = item;
  return (
    <>
      {hasLine && <div role="separator" className={css['menuLine']} />}
      <div role="presentation" className={css['menuRow']}>
        <button
          id={id}
          type="button"
          role={isChosen === undefined ? 'menuitem' : 'menuitemradio'}
          aria-checked={isChosen}
          aria-disabled={isDisabled}
          className={classNames(css['menuItem'], isDangerous && css['menuDanger'])}
          onClick={isDisabled ? undefined : () => onChoose(item.onChoose)}
        >
          {isChosen !== undefined && <Check aria-hidden="true" size={14} className={css['menuCheck']} />}
          <span className={css['menuItemLabel']}>{label}</span>
          {note !== undefined && <span className={css['menuNote']}>{note}</span>}
        </button>
        {other && (
          <button
            type="button"
            role="menuitem"
            aria-label={other.label}
            title={other.label}
            className={css['menuOther']}
            onClick={() => onChoose(other.onChoose)}
          >
            <other.icon aria-hidden="true" size={15} strokeWidth={1.75} />
          </button>
        )}
      </div>
    </>
  );
}
