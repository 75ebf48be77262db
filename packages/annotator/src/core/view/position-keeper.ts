import type { ViewPosition } from '../ports/document-viewer';
import type { CommandContext } from '../annotator-feature';
import { hasKeptPosition, keepPosition } from '../documents/kept-position';

/** Keeps where the reader is in the open document, for this user and document alone. */
export interface PositionKeeper {
  /** The reader has come to rest here. */
  readonly follow: (position: ViewPosition) => void;
  /** Stores where the reader came to rest last, unless that is stored already. */
  readonly keep: () => void;
  /** Stores where the reader is now, if they have moved since: another window may have stored a later place of the document. */
  readonly keepNow: () => void;
}

/** Makes a keeper; it knows one document at a time, the active one. */
export function createPositionKeeper({
  getState,
  storage,
  viewer,
}: Pick<CommandContext, 'getState' | 'storage' | 'viewer'>): PositionKeeper {
  let rested: { readonly documentId: number; readonly position: ViewPosition } | undefined;
  let kept: ViewPosition | undefined;

  const openDocument = (): number | undefined => {
    const { activeId, status } = getState().documents;
    return status === 'ready' ? activeId : undefined;
  };
  const write = (documentId: number, position: ViewPosition) => {
    kept = position;
    keepPosition(storage, getState().access.userId, documentId, position);
  };

  return {
    follow(position) {
      const documentId = openDocument();
      if (documentId === undefined) return;
      if (rested?.documentId !== documentId) kept = undefined;
      rested = { documentId, position };
    },
    keep() {
      if (rested && rested.documentId === openDocument() && !isSame(rested.position, kept))
        write(rested.documentId, rested.position);
    },
    keepNow() {
      const documentId = openDocument();
      const position = viewer()?.position;
      if (documentId === undefined || !position || rested?.documentId !== documentId) return;
      if (isSame(position, kept)) return;
      // Nothing is left of what was kept: the session has ended, and what ends it clears the positions (specification section 4).
      if (!hasKeptPosition(storage, getState().access.userId, documentId)) return;
      write(documentId, position);
    },
  };
}

function isSame(a: ViewPosition, b: ViewPosition | undefined): boolean {
  return (
    b !== undefined &&
    a.page === b.page &&
    a.top === b.top &&
    a.left === b.left &&
    a.scale === b.scale &&
    a.rotation === b.rotation
  );
}
