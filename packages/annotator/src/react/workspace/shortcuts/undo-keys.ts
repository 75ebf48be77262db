import type { KeyboardEvent } from 'react';
import type { HistoryCommands } from '../../../core/history/commands';

/**
 * What Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y (or with ⌘) do outside of text fields; in those they are the browser's own. Undefined for all
 * other keys.
 */
export function undoKeyOf(
  { key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent<HTMLElement>,
  isTyping: boolean,
  commands: Pick<HistoryCommands, 'undo' | 'redo'>,
): (() => void) | undefined {
  if (isTyping || altKey || !(ctrlKey || metaKey)) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? () => commands.redo() : () => commands.undo();
  return letter === 'y' && !shiftKey ? () => commands.redo() : undefined;
}
