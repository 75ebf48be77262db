import type { KeyboardEvent } from 'react';
import type { Icon } from './icon';
import { moveFocus } from './move-focus';
import css from './glossator-tabs.module.css';

/** One tab and, where it counts something, the count. */
export interface PanelTab<Tab extends string> {
  readonly tab: Tab;
  readonly label: string;
  readonly icon?: Icon | undefined;
  readonly count?: number | undefined;
}

interface PanelTabsProps<Tab extends string> {
  readonly label: string;
  readonly tabs: readonly PanelTab<Tab>[];
  readonly chosen: Tab;
  readonly onChoose: (tab: Tab) => void;
  readonly panelId: string;
}

/** The tabs of a panel; arrows choose the next one. */
export function PanelTabs<Tab extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  panelId,
}: PanelTabsProps<Tab>) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    const focused = event.key.length === 1 ? undefined : moveFocus(buttons, event);
    const target = focused && tabs[buttons.indexOf(focused)];
    if (!target) return;
    event.preventDefault();
    onChoose(target.tab);
  };
  return (
    <div role="tablist" aria-label={label} className={css['tabs']} onKeyDown={onKeyDown}>
      {tabs.map(({ tab, label: name, icon: Drawing, count }) => (
        <button
          key={tab}
          id={`${panelId}-${tab}`}
          type="button"
          role="tab"
          aria-selected={tab === chosen}
          aria-controls={tab === chosen ? panelId : undefined}
          tabIndex={tab === chosen ? 0 : -1}
          className={css['tab']}
          onClick={() => onChoose(tab)}
        >
          {Drawing && <Drawing aria-hidden="true" size={13} strokeWidth={1.75} className={css['tabIcon']} />}
          {name}
          {count !== undefined && <span className={css['tabCount']}>{count}</span>}
        </button>
      ))}
    </div>
  );
}
