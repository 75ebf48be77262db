import { DEFAULT_SCALE } from '../../../core/view/state';
import { useCommands } from '../../annotator/context/annotator-context';
import type { KeyHandler, KeyHelp } from '../../controls/keys/shortcuts';

/** The keys of history and zoom, for the list of keys. */
export const VIEW_KEYS: readonly KeyHelp[] = [
  ['keys.goBack', ['Alt', '←']],
  ['keys.goForward', ['Alt', '→']],
  ['keys.zoomIn', ['Ctrl', '+']],
  ['keys.zoomOut', ['Ctrl', '-']],
  ['keys.zoomReset', ['Ctrl', '0']],
];

/** The keys that undo and redo, for the list of keys. */
export const UNDO_KEYS: readonly KeyHelp[] = [
  ['keys.undo', ['Ctrl', 'Z']],
  ['keys.redo', ['Ctrl', 'Shift', 'Z']],
];

/** Keys with Ctrl, ⌘ or Alt that do what buttons of the toolbar do: go back and forward, zoom, undo and redo. */
export function useToolbarShortcuts(): readonly KeyHandler[] {
  const { view, history, places } = useCommands();
  /** The places read before; in a field, Alt and arrows are the field's own. On a Mac ⌘ and brackets do the same. */
  const placeKey: KeyHandler = ({ event: { key, altKey, metaKey, ctrlKey, shiftKey }, isTyping }) => {
    if (isTyping || shiftKey || ctrlKey || altKey === metaKey) return false;
    const [back, forward] = altKey ? ['ArrowLeft', 'ArrowRight'] : ['[', ']'];
    if (key !== back && key !== forward) return false;
    places.step(key === back ? 'back' : 'forward');
    return true;
  };
  /** The browser's own zoom stays out of a document that has the focus. */
  const zoomKey: KeyHandler = ({ event: { key, altKey }, hasCommand }) => {
    if (!hasCommand || altKey) return false;
    if (key === '+' || key === '=') view.stepZoom(1);
    else if (key === '-' || key === '_') view.stepZoom(-1);
    else if (key === '0') view.chooseZoom(DEFAULT_SCALE);
    else return false;
    return true;
  };
  /** In fields, undoing is the browser's own. */
  const undoKey: KeyHandler = ({ event, isTyping, hasCommand }) => {
    if (isTyping || event.altKey || !hasCommand) return false;
    const key = event.key.toLowerCase();
    if (key === 'z' && !event.shiftKey) history.undo();
    else if (key === 'z' || (key === 'y' && !event.shiftKey)) history.redo();
    else return false;
    return true;
  };
  return [placeKey, zoomKey, undoKey];
}
