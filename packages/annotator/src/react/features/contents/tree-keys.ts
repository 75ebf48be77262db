import { parentKeyOf, type OutlineRow } from './outline-rows';

/** What a key does in a tree. */
export type TreeMove =
  | { readonly kind: 'move'; readonly index: number }
  | { readonly kind: 'toggle'; readonly keys: readonly string[]; readonly isOpen: boolean }
  | { readonly kind: 'go' };

/** Rows that Page Up and Page Down pass. */
const PAGE = 10;

/**
 * Keys of a tree after the ARIA Authoring Practices: up and down move, right opens or goes in, left closes or goes out, `*` opens all
 * of a level, Enter goes to the place. Undefined for keys that mean nothing here.
 */
export function treeMove(key: string, rows: readonly OutlineRow[], index: number): TreeMove | undefined {
  const row = rows[index];
  if (!row) return undefined;
  const move = (target: number): TreeMove => ({
    kind: 'move',
    index: Math.min(Math.max(target, 0), rows.length - 1),
  });
  const toggle = (isOpen: boolean): TreeMove => ({ kind: 'toggle', keys: [row.key], isOpen });
  switch (key) {
    case 'ArrowDown':
      return move(index + 1);
    case 'ArrowUp':
      return move(index - 1);
    case 'PageDown':
      return move(index + PAGE);
    case 'PageUp':
      return move(index - PAGE);
    case 'Home':
      return move(0);
    case 'End':
      return move(rows.length - 1);
    case 'ArrowRight':
      if (row.isOpen === false) return toggle(true);
      return move(row.isOpen === true ? index + 1 : index);
    case 'ArrowLeft': {
      if (row.isOpen === true) return toggle(false);
      const parent = rows.findIndex((other) => other.key === parentKeyOf(row.key));
      return move(parent >= 0 ? parent : index);
    }
    case '*': {
      const level = parentKeyOf(row.key);
      const closed = rows.filter((other) => other.isOpen === false && parentKeyOf(other.key) === level);
      return { kind: 'toggle', keys: closed.map((other) => other.key), isOpen: true };
    }
    case 'Enter':
    case ' ':
      return { kind: 'go' };
    default:
      return undefined;
  }
}
