import type { ActionLabel, DeletionCode, GoneCode, TurnCode } from '../entities/labels';

/**
 * What the user is notified of; the texts are the skin's (`annotator.notices` of the i18n package, exact texts of section 5 of
 * the specification).
 */
export type NoticeCode =
  | 'selectFirstAnnotate'
  | 'selectFirstAttach'
  | 'selectFirstHighlight'
  | 'outsidePage'
  | 'overlap'
  | 'generic'
  | 'pageNotDrawn'
  | 'textless'
  | 'caretMode'
  | 'accessLost'
  | 'accessLowered'
  | 'uploadsEnded'
  | 'newVersion'
  | 'articleBefore'
  | 'articleGone'
  | 'linkedArticleGone'
  | 'linkedArticleUnknown'
  | 'linkedDocumentGone'
  | 'stillRecording'
  | 'commentLeft'
  | GoneCode
  | 'downloadFailed'
  | 'annotationMissing'
  | 'noteMissing'
  | 'copied'
  | 'copyFailed'
  | DeletionCode
  | TurnCode
  | 'staysPublished'
  | 'savedElsewhere'
  | 'joinGone'
  | 'placesConfirmed'
  | 'highlightsRecolored'
  | 'highlightsDeleted'
  | 'tagsReplaced'
  | 'undone'
  | 'redone'
  | 'undoGone'
  | 'undoChanged'
  | 'undoOthersWork'
  | 'undoOverlap'
  | 'undoTooLate'
  | 'undoNotLoaded'
  | 'storageFull';

/** One message. `written` is what the user had written and could not be saved, for them to copy out. */
export interface Notice {
  readonly id: number;
  readonly kind: 'info' | 'error';
  readonly code: NoticeCode;
  readonly written: string | undefined;
  /** The Selection that is in the way, where one is: it can be opened instead. */
  readonly selectionId?: number;
  /** The action of the user's that it is about. */
  readonly label?: ActionLabel;
  /** How many entities that action changed, ... */
  readonly count?: number;
  /** ... and how many it could not change. */
  readonly left?: number;
  /** The article that was looked for in another Version or that a link leads to, and the one before it that is shown instead, where there is one. */
  readonly articles?: { readonly wanted: string; readonly shown: string | undefined };
  /** That action in the history, where it can be undone right here. */
  readonly undoes?: number;
}

/** The messages not dismissed yet, oldest first. */
export interface NoticesState {
  readonly items: readonly Notice[];
  readonly nextId: number;
}

/** No messages. */
export const initialNotices: NoticesState = { items: [], nextId: 1 };
