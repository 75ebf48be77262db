import { useCommands } from '../../annotator/context/annotator-context';
import { focusDocument } from '../../controls/keys/document-focus';
import { plainKeys, type KeyHandler, type KeyHelp, type KeyPress } from '../../controls/keys/shortcuts';

/** The keys that select text and move the ends of highlights, for the list of keys. */
export const DOCUMENT_KEYS: readonly KeyHelp[] = [
  ['keys.area', ['d']],
  ['keys.caret', ['F7']],
  ['keys.extend', ['Shift', '← ↑ ↓ →']],
  ['keys.moveEnd', ['Shift', '← ↑ ↓ →']],
  ['keys.handles', ['e']],
  ['keys.selectAll', ['Ctrl', 'A']],
];

/** Keys for the document, from the panels and the toolbar, too. */
export function useDocumentShortcuts(): readonly KeyHandler[] {
  const { selections } = useCommands();
  const scrollKey: KeyHandler = (press) => {
    if (isForScrolling(press)) focusDocument(press.root);
    // The browser scrolls with the key that is being pressed.
    return false;
  };
  const endKey: KeyHandler = (press) => isForEnds(press) && selections.pressHighlightKey(press.event);
  return [
    scrollKey,
    endKey,
    plainKeys({ F7: () => selections.startCaretMode(), d: () => selections.drawArea(true) }),
  ];
}

const PAGE_KEYS: ReadonlySet<string> = new Set(['PageDown', 'PageUp']);
const SCROLL_KEYS: ReadonlySet<string> = new Set([...PAGE_KEYS, 'Home', 'End', 'ArrowDown', 'ArrowUp', ' ']);

/** Whether a key that nothing inside has use for is meant for the document: pressed on the root itself, or on a button of the toolbar. */
function isForScrolling({ event: { key, target, altKey }, root, hasCommand }: KeyPress): boolean {
  if (hasCommand || altKey) return false;
  if (target === root) return SCROLL_KEYS.has(key);
  return PAGE_KEYS.has(key) && target instanceof Element && target.matches('[data-glossator-toolbar] button');
}

/** Keys that move the ends of the active highlight, if there is one. */
function isForEnds({ event: { key, shiftKey, altKey }, isTyping, hasCommand }: KeyPress): boolean {
  if (isTyping) return false;
  if (key === 'Escape') return true;
  return shiftKey ? key.startsWith('Arrow') : key === 'e' && !hasCommand && !altKey;
}
