import type { AnnotatorCommands } from '../../../core/features';
import { DEFAULT_SCALE } from '../../../core/view/state';

/** What is needed of a key event. */
interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/**
 * What a key with Ctrl or Alt does to the view: the browser's own zoom and history stay out of a document that has the focus.
 * Undefined where the key is none of these; with `isTyping`, Alt and arrows are left to the text field.
 */
export function viewKeyOf(
  { key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress,
  isTyping: boolean,
  commands: Pick<AnnotatorCommands, 'view'>,
): (() => void) | undefined {
  if (altKey && !ctrlKey && !metaKey && !shiftKey && !isTyping) {
    if (key === 'ArrowLeft') return commands.view.goBack;
    if (key === 'ArrowRight') return commands.view.goForward;
  }
  if ((ctrlKey || metaKey) && !altKey) {
    if (key === '+' || key === '=') return () => commands.view.stepZoom(1);
    if (key === '-' || key === '_') return () => commands.view.stepZoom(-1);
    if (key === '0') return () => commands.view.chooseZoom(DEFAULT_SCALE);
  }
  return undefined;
}
