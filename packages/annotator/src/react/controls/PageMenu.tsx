import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { createEscapeStack, EscapesContext } from './keys/escape-stack';
import { MenuList, type MenuItem } from './MenuList';

/** A choice of a menu on a page: chosen or not in a choice of one, or something to do. */
export type PageMenuItem = Omit<MenuItem, 'isChosen'> & { readonly isChosen?: boolean };

interface PageMenuProps {
  /** What the button and its list are called. */
  readonly label: string;
  readonly items: readonly PageMenuItem[];
  /** How the button looks. */
  readonly className?: string | undefined;
  /** Whether it is open as soon as it is there (default: no). */
  readonly isOpenAtFirst?: boolean;
  /** What the button shows. */
  readonly children: ReactNode;
}

/** The same menu on a page, for an app around the annotator. */
export function PageMenu({ label, items, className, isOpenAtFirst = false, children }: PageMenuProps) {
  const [escapes] = useState(createEscapeStack);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && escapes.closeTop()) event.stopPropagation();
  };
  return (
    <EscapesContext.Provider value={escapes}>
      <span role="presentation" onKeyDown={onKeyDown}>
        <MenuList
          label={label}
          items={items.map((item) => ({ ...item, isChosen: item.isChosen }))}
          isOpenAtFirst={isOpenAtFirst}
          isFixed
          anchor={(state) => (
            <button {...state} type="button" className={className} aria-label={label} title={label}>
              {children}
            </button>
          )}
        />
      </span>
    </EscapesContext.Provider>
  );
}
