import type { ViewPosition } from '../ports/document-viewer';
import type { CommandContext } from '../annotator-feature';
import { hasKeptPosition, keepPosition, keptPosition, type KeptReading } from '../documents/kept-position';

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
  commands,
}: Pick<CommandContext, 'getState' | 'storage' | 'viewer' | 'commands'>): PositionKeeper {
  let rested: { readonly documentId: number; readonly position: ViewPosition } | undefined;
  let kept: ViewPosition | undefined;
  let isReadingKept = false;

  const openDocument = (): number | undefined => {
    const { activeId, status } = getState().documents;
    return status === 'ready' ? activeId : undefined;
  };
  const readingAt = (position: ViewPosition): KeptReading | undefined => {
    const { version, share, passage } = commands.places.at(position) ?? {};
    return version === undefined || share === undefined || !passage ? undefined : { version, share, passage };
  };
  const write = (documentId: number, position: ViewPosition) => {
    const reading = readingAt(position);
    kept = position;
    isReadingKept = reading !== undefined;
    keepPosition(storage, getState().access.userId, documentId, { ...position, reading });
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
      // What stands there may have become known since, which is of use where no other window has kept anything else.
      const { userId } = getState().access;
      const isKept = isReadingKept || !isSame(position, keptPosition(storage, userId, documentId));
      if (isSame(position, kept) && isKept) return;
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
