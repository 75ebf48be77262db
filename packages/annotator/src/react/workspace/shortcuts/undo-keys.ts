import type { KeyboardEvent } from 'react';
import type { AnnotatorCommands } from '../../../core/features';

/**
 * What Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y (or with ⌘) do outside of text fields; in those they are the browser's own. Undefined for all
 * other keys.
 */
export function undoKeyOf(
  { key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent<HTMLElement>,
  isTyping: boolean,
  commands: Pick<AnnotatorCommands, 'history'>,
): (() => void) | undefined {
  if (isTyping || altKey || !(ctrlKey || metaKey)) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? () => commands.history.redo() : () => commands.history.undo();
  return letter === 'y' && !shiftKey ? () => commands.history.redo() : undefined;
}
