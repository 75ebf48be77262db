import type { CaretMove } from './caret-moves';

/** How a key moves a caret: through the text, or a window up or down. */
export type CaretKey = CaretMove | { readonly by: 'window'; readonly step: 1 | -1 };

/** What is read of a key press. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/**
 * The keys of text fields: arrows, with Ctrl (or Option) by words, Home and End (or Command with arrows), Page Up and Down. Where text
 * runs leftwards the arrow to the left moves forward in it.
 */
export function caretKey({ key, ctrlKey, altKey, metaKey }: KeyPress, isRtl: boolean): CaretKey | undefined {
  const isWide = ctrlKey || altKey;
  const onwards = isRtl ? 'ArrowLeft' : 'ArrowRight';
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight': {
      const step = key === onwards ? 1 : -1;
      if (metaKey) return { by: 'line end', step };
      return { by: isWide ? 'word' : 'character', step };
    }
    case 'ArrowUp':
    case 'ArrowDown': {
      const step = key === 'ArrowDown' ? 1 : -1;
      if (metaKey) return { by: 'document end', step };
      return { by: ctrlKey ? 'page end' : 'line', step };
    }
    case 'Home':
    case 'End':
      return { by: ctrlKey ? 'document end' : 'line end', step: key === 'End' ? 1 : -1 };
    case 'PageUp':
    case 'PageDown':
      return { by: 'window', step: key === 'PageDown' ? 1 : -1 };
    default:
      return undefined;
  }
}
