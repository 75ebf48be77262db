import type { KeyboardEvent } from 'react';
import type { Messages } from '@glossator/i18n';
import type { EscapeStack } from './escape-stack';
import { stepRegion } from './region-keys';

/** A key pressed inside an annotator or a review. */
export interface KeyPress {
  readonly event: KeyboardEvent<HTMLElement>;
  /** The element of the whole annotator or review. */
  readonly root: HTMLElement;
  /** Whether the focus is in a field, a dialog or a menu, where plain keys mean what they mean there. */
  readonly isTyping: boolean;
  /** Whether Ctrl or ⌘ is held down. */
  readonly hasCommand: boolean;
}

/** Acts on a key and returns true, or returns false and leaves it to the handlers after it and to the browser. */
export type KeyHandler = (press: KeyPress) => boolean;

/** What a row in the list of keys says: the message that describes the keys, and the keys as printed on a keyboard. */
export type KeyHelp = readonly [
  description: `keys.${keyof Messages['annotator']['keys']}` | `unported.keys.${UnportedKey}`,
  keys: readonly string[],
];
type UnportedKey = keyof Messages['annotator']['unported']['keys'];

/** Handles keys pressed without Ctrl, ⌘ or Alt outside of fields; Shift shows in the character (`N`). */
export function plainKeys(actions: Readonly<Record<string, (press: KeyPress) => void>>): KeyHandler {
  return (press) => {
    const { event, isTyping, hasCommand } = press;
    const action = isTyping || hasCommand || event.altKey ? undefined : actions[event.key];
    action?.(press);
    return action !== undefined;
  };
}

/** Escape closes what was opened last, and F6 steps through the regions of the root. */
export function rootKeys(escapes: EscapeStack): KeyHandler {
  return ({ event, root }) => {
    if (event.key === 'Escape') return escapes.closeTop();
    // What is modal keeps the focus.
    if (event.key !== 'F6' || isInside(event.target, '[aria-modal="true"]', root)) return false;
    stepRegion(root, event.shiftKey ? -1 : 1);
    return true;
  };
}

/** The `onKeyDown` of a root: the first handler that acts on a key has it. Keys work only while the focus is inside. */
export function onShortcuts(handlers: readonly KeyHandler[]): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    if (event.defaultPrevented) return;
    const press: KeyPress = {
      event,
      root: event.currentTarget,
      isTyping: isInside(event.target, TYPING, event.currentTarget),
      hasCommand: event.ctrlKey || event.metaKey,
    };
    if (handlers.some((handle) => handle(press))) event.preventDefault();
  };
}

const TYPING =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]';

/**
 * Whether an element is, or stands inside, one that a CSS selector names. What is around `root` does not count: a dialog of the host's that the
 * annotator stands in says nothing about its keys.
 */
export function isInside(target: EventTarget, selector: string, root: HTMLElement): boolean {
  const found = target instanceof Element ? target.closest(selector) : null;
  return found !== null && !found.contains(root);
}
