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
  let keptReading: KeptReading | undefined;

  const openDocument = (): number | undefined => {
    const { activeId, status } = getState().documents;
    return status === 'ready' ? activeId : undefined;
  };
  const readingAt = (position: ViewPosition): KeptReading | undefined => {
    const { version, share, passage } = commands.places.at(position) ?? {};
    return version === undefined || share === undefined || !passage ? undefined : { version, share, passage };
  };
  const write = (documentId: number, position: ViewPosition) => {
    kept = position;
    keptReading = readingAt(position);
    const { userId } = getState().access;
    keepPosition(storage, userId, documentId, { ...position, reading: keptReading });
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
      // What is read there may have become known since, or be another article of the same page, which counts where no other window has kept
      // anything else.
      const { userId } = getState().access;
      const isOthers = !isSame(position, keptPosition(storage, userId, documentId));
      const isKept = isOthers || isSameReading(readingAt(position), keptReading);
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

function isSameReading(a: KeptReading | undefined, b: KeptReading | undefined): boolean {
  return a?.passage.units[0] === b?.passage.units[0] && a?.passage.part === b?.passage.part;
}
