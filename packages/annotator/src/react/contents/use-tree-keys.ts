import { useState, type KeyboardEvent } from 'react';
import { moveFocus } from '../controls/move-focus';
import type { OutlineRow } from './outline-rows';

/** Keys of a tree after the ARIA Authoring Practices: up and down move, right opens, left closes or goes to the parent. */
export function useTreeKeys(rows: readonly OutlineRow[], toggle: (key: string, isOpen: boolean) => void) {
  const [focusedKey, setFocusedKey] = useState<string | undefined>(undefined);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="treeitem"]')];
    const index = items.findIndex((item) => item === item.ownerDocument.activeElement);
    const row = rows[index];
    if (!row) return;
    if (event.key === 'ArrowRight') {
      if (row.isOpen === false) toggle(row.key, true);
      else if (row.isOpen === true) items[index + 1]?.focus();
    } else if (event.key === 'ArrowLeft') {
      if (row.isOpen === true) toggle(row.key, false);
      else items[rows.findIndex(({ key }) => key === parentOf(row.key))]?.focus();
    } else if (event.key.length === 1 || !moveFocus(items, event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // A row that is no longer visible cannot be the tab stop.
  const visible = rows.some(({ key }) => key === focusedKey) ? focusedKey : undefined;
  return { focusedKey: visible, setFocusedKey, onKeyDown };
}

function parentOf(key: string): string {
  return key.slice(0, Math.max(0, key.lastIndexOf('.')));
}
