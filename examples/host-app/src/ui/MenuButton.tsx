import { Fragment, type ReactNode } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover, Separator } from 'react-aria-components';
import { AriaLocale } from './AriaLocale';
import { classNames } from './class-names';
import css from './glossator-ui.module.css';

/** One entry of a menu. */
export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly onAction: () => void;
  /** It takes something away: apart from the others, and red. */
  readonly isDangerous?: boolean | undefined;
}

interface MenuButtonProps {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  /** Ids of the chosen entries, where the menu is a choice. */
  readonly selected?: string;
  /** Whether the menu is open as soon as it is there (default: no). */
  readonly isOpenAtFirst?: boolean;
  readonly children: ReactNode;
}

/** A button that opens a menu; with `selected` the menu is a choice of one. */
export function MenuButton({ label, entries, selected, isOpenAtFirst = false, children }: MenuButtonProps) {
  return (
    <AriaLocale>
      <MenuTrigger defaultOpen={isOpenAtFirst}>
        <Button aria-label={label} className={classNames(css['button'], css['quiet'])}>
          {children}
        </Button>
        <Popover className={classNames('glossator-root', css['popover'])}>
          <Menu
            className={css['list'] ?? ''}
            aria-label={label}
            {...(selected !== undefined && { selectionMode: 'single' as const, selectedKeys: [selected] })}
            onAction={(key) => entries.find((entry) => entry.id === key)?.onAction()}
          >
            {entries.map(({ id, label: text, isDangerous = false }) => (
              <Fragment key={id}>
                {isDangerous && <Separator className={css['itemLine'] ?? ''} />}
                <MenuItem
                  id={id}
                  textValue={text}
                  className={classNames(css['item'], isDangerous && css['itemDanger'])}
                >
                  {text}
                </MenuItem>
              </Fragment>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
    </AriaLocale>
  );
}
