import type { InputOf, LiveEvent, Operations } from '@glossator/client-sdk/contract';
import type { CallOptions, Calls, FileContent, FileUpload } from './calls';

export type { CallOptions, FileContent, FileData, FileUpload } from './calls';

/** What makes synopses of two Versions; without it, none is offered. */
export type SynopsisBackend = Partial<
  Record<
    'synopsis',
    (input: InputOf<Operations['documents']['synopsis']>, options?: CallOptions) => Promise<FileContent>
  >
>;

/** Highlights: what every backend has. */
export interface HighlightCalls {
  readonly documents: Calls<'documents', 'selections'>;
  readonly selections: Calls<
    'selections',
    'create' | 'update' | 'delete'
  > /** Without it, what was deleted is made anew when that is undone. */ &
    Partial<Calls<'selections', 'restore'>>;
}

/** Comments and the answers to them. */
export interface CommentCalls {
  readonly selections: Calls<
    'selections',
    'createComment' | 'updateComment' | 'resolveComment' | 'deleteComment' | 'restoreComment'
  >;
}

/** Files, recordings among them, on highlights. */
export interface AttachmentCalls {
  readonly selections: Calls<
    'selections',
    'createAttachment' | 'updateAttachment' | 'deleteAttachment' | 'restoreAttachment'
  > & {
    /** Reads the file of an attachment. */
    attachmentFile(
      input: InputOf<Operations['selections']['attachmentFile']>,
      options?: CallOptions,
    ): Promise<FileContent>;
  };
  readonly files: {
    /** Sends a file to a signed address; resolves with the uuid to make an attachment of it. */
    upload(upload: FileUpload): Promise<{ readonly uuid: string }>;
  };
}

/** Bookmarks of pages; those of passages are Selections, and offered together with these. */
export interface BookmarkCalls {
  readonly documents: Calls<'documents', 'bookmarks'>;
  readonly bookmarks: Calls<'bookmarks', 'create' | 'update' | 'delete' | 'restore'>;
}

/** General notes on a document. */
export interface NoteCalls {
  readonly documents: Calls<'documents', 'notes'>;
  readonly notes: Calls<'notes', 'create' | 'update' | 'delete' | 'restore'>;
}

/** Files on general notes; they are uploaded as those of `AttachmentCalls`. */
export interface NoteAttachmentCalls {
  readonly notes: Calls<'notes', 'createAttachment' | 'deleteAttachment'> & {
    /** Reads the file of an attachment of a note. */
    attachmentFile(
      input: InputOf<Operations['notes']['attachmentFile']>,
      options?: CallOptions,
    ): Promise<FileContent>;
  };
}

/** Calls that stand by themselves: what a missing one would do is not offered. */
export interface SingleCalls {
  /**
   * Whether it keeps to `visibility: 'private'` of Selections, bookmarks and notes, as the SDK's client does. Without it nothing private is
   * offered: what a backend passes over would be everybody's.
   */
  readonly keepsPrivate?: boolean;
  /** Without `search`, only a document whose text can be read here is searched. */
  readonly documents: Partial<
    Calls<'documents', 'search'>
  > /** Without these, annotations of PDFs are not imported. */ &
    Partial<Calls<'documents', 'pdfAnnotations' | 'importAnnotations' | 'undoImport'>> &
    /** Without `versions` old ones are not shown, without `create` they are not restored, without `labelVersion` not labeled. */
    Partial<Calls<'documents', 'versions' | 'create' | 'labelVersion'>> &
    /** Without it, links are offered to articles of the open document alone. */
    Partial<Calls<'documents', 'structure'>> &
    /** Without it, references to other documents show headings alone. */
    Partial<Calls<'documents', 'articleText'>> &
    SynopsisBackend &
    /** Without it nothing is marked as new. */
    Partial<Calls<'documents', 'visit'>> & {
      /** Reads the PDF, with annotations and chosen attachments where requested; without it, no document can be saved as a file. */
      download?(
        input: InputOf<Operations['documents']['download']>,
        options?: CallOptions,
      ): Promise<FileContent>;
    };
  /** Sends a highlight by mail. */
  readonly selections: Partial<Calls<'selections', 'share'>>;
  /** Sends a note by mail. */
  readonly notes?: Partial<Calls<'notes', 'share'>>;
  /** Without `search` the Code is not searched; without `setColor`, its colors are not named. */
  readonly codes?: Partial<Calls<'codes', 'search' | 'setColor'>> &
    /** Without it, past Updates are not listed. */
    Partial<Calls<'codes', 'updates'>> &
    /** Without it, only the tags of the open document are offered. */
    Partial<Calls<'codes', 'tags'>> &
    /** Without it, the pending Update is shown without what it changes. */
    Partial<Calls<'codes', 'changes'>> & {
      /** Reads the carry-over report of an Update; without it, none is offered. */
      updateReport?(
        input: InputOf<Operations['codes']['updateReport']>,
        options?: CallOptions,
      ): Promise<FileContent>;
      /** Reads annotations as a document of their own; without it, none is offered. */
      annotationsDocument?(
        input: InputOf<Operations['codes']['annotationsDocument']>,
        options?: CallOptions,
      ): Promise<FileContent>;
    };
  /** Without `list` nobody is offered for being mentioned. */
  readonly sharing?: Partial<Calls<'sharing', 'list'>>;
}

/** A group of calls without any of them. */
export type NoneOf<Group> = {
  readonly [Resource in keyof Group]?: { readonly [Name in keyof Group[Resource]]?: undefined };
};

/** All calls of a group, or none of them. */
export type AllOrNone<Group> = Group | NoneOf<Group>;

/**
 * The calls the annotator makes. The SDK's client has this shape; an embedder may supply any other object of it: highlights take four calls, and
 * each further group has all of its calls or none, and is then not offered. Calls that list answer `{ data, next }`, where `next` is given again as `cursor`.
 *
 * A call that fails rejects with an error whose `problem` (the contract's `Problem`), where present, says why, and whose
 * `retryAfterMs`, where present, how long the server asks to wait. Without a `problem` the connection counts as broken, and what was to be saved
 * is sent again; `NotSupportedError` is the one for calls that are never served.
 */
export type AnnotatorBackend = HighlightCalls &
  SingleCalls &
  AllOrNone<CommentCalls> &
  AllOrNone<AttachmentCalls> &
  AllOrNone<BookmarkCalls> &
  AllOrNone<NoteCalls> &
  AllOrNone<NoteAttachmentCalls>;

/** A backend whose groups are not known to be whole: what is left of one when some of its calls are taken away. */
export type BackendCalls = HighlightCalls & SingleCalls & SomeOf<GroupedCalls>;

type GroupedCalls = CommentCalls & AttachmentCalls & BookmarkCalls & NoteCalls & NoteAttachmentCalls;
type SomeOf<Group> = {
  readonly [Resource in keyof Group]?: {
    readonly [Name in keyof Group[Resource]]?: Group[Resource][Name] | undefined;
  };
};

/**
 * A backend as the core calls it: what an embedder's leaves out is answered in its place (`completeBackend`), so that no feature asks whether a
 * call is there that it cannot do without.
 */
export type CompleteBackend = HighlightCalls & GroupedCalls & WithRequired;

interface WithRequired extends SingleCalls {
  readonly documents: SingleCalls['documents'] &
    Required<Pick<SingleCalls['documents'], 'search' | 'download'>>;
  readonly selections: Required<SingleCalls['selections']>;
  readonly notes: Required<NonNullable<SingleCalls['notes']>>;
  readonly codes: NonNullable<SingleCalls['codes']> &
    Required<Pick<NonNullable<SingleCalls['codes']>, 'search' | 'setColor'>>;
}

/** Where other people's changes come from: the live channel of the open Code, without the events this tab caused. */
export interface LiveSource {
  /** Calls `onEvent` for each event in order; `onReload` when events were missed for good and all must be fetched again. */
  subscribe(listener: { onEvent(event: LiveEvent): void; onReload(): void }): () => void;
}
