/**
 * What an embedder wants of the annotator. A feature is there unless it is false here or the backend lacks its calls; it is then in no
 * panel, menu, card, list of keys or search.
 */
export interface AnnotatorFeatures {
  /** Comments on highlights, and the answers to them. */
  readonly comments?: boolean;
  /** Bookmarks of pages and passages. */
  readonly bookmarks?: boolean;
  /** General notes on a document. */
  readonly notes?: boolean;
  /** Files on highlights and notes. */
  readonly attachments?: boolean;
  /** Recordings on highlights; they are attachments. */
  readonly media?: boolean;
  /** Sending highlights and notes by mail. */
  readonly share?: boolean;
  /** Searching; with `'document'` the open one alone. */
  readonly search?: boolean | 'document';
  /**
   * New Versions of documents, and annotations whose place in them is to be confirmed. Unless this is true, they are offered where the backend
   * serves Versions, changes or Updates.
   */
  readonly updates?: boolean;
  /** Tags on highlights. */
  readonly tags?: boolean;
  /** Naming the colors, for those who may organize. */
  readonly legend?: boolean;
  /** Saving the document as a file. */
  readonly download?: boolean;
}

/** What there is for the user: what the embedder wants and the backend serves. */
export interface OffersState {
  readonly comments: boolean;
  readonly bookmarks: boolean;
  readonly notes: boolean;
  readonly attachments: boolean;
  /** Files on general notes. */
  readonly noteAttachments: boolean;
  readonly media: boolean;
  readonly share: boolean;
  /** Sending general notes. */
  readonly shareNotes: boolean;
  readonly search: boolean;
  /** Searching all documents of the Code, and annotations. */
  readonly codeSearch: boolean;
  readonly updates: boolean;
  readonly tags: boolean;
  readonly legend: boolean;
  readonly download: boolean;
}

/** Everything, until a backend is known. */
export const initialOffers: OffersState = {
  comments: true,
  bookmarks: true,
  notes: true,
  attachments: true,
  noteAttachments: true,
  media: true,
  share: true,
  shareNotes: true,
  search: true,
  codeSearch: true,
  updates: true,
  tags: true,
  legend: true,
  download: true,
};
