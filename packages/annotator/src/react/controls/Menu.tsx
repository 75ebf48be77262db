import type { Placement } from '@floating-ui/react';
import { ChevronDown, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import css from './glossator-controls.module.css';
import { MenuList, type MenuItem } from './MenuList';

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
  return (
    <MenuList
      label={menuLabel}
      items={items}
      {...(placement && { placement })}
      anchor={(state) => (
        <button
          {...state}
          type="button"
          className={classNames(css[Icon ? 'iconButton' : 'menuButton'], className)}
          aria-label={label}
          title={label}
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
    />
  );
}
