import { focusedNear } from './focused-near';

/** The keys that move among elements in a row or column. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** What is needed of a key event. */
interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/**
 * Moves the focus among elements by arrow keys (round the end), Home, End, or the first letter of their text. Gives the
 * element that has it now, or undefined when the key meant something else.
 */
export function moveFocus<Item extends HTMLElement>(
  items: readonly Item[],
  event: KeyPress,
): Item | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || items.length === 0) return undefined;
  const present = items.findIndex((item) => item === focusedNear(item));
  const target = targetOf(items, present, event.key);
  target?.focus();
  return target;
}

function targetOf<Item extends HTMLElement>(
  items: readonly Item[],
  present: number,
  key: string,
): Item | undefined {
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  const step = STEPS[key];
  if (step !== undefined) return items[(present + step + items.length) % items.length];
  if (key.length !== 1 || key === ' ') return undefined;
  const letter = key.toLocaleLowerCase();
  const following = [...items.slice(present + 1), ...items.slice(0, present + 1)];
  return following.find((item) => item.textContent.trim().toLocaleLowerCase().startsWith(letter));
}
