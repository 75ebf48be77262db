import type {
  InputOf,
  LiveEvent,
  Operations,
  ResultOf,
  UploadContentType,
} from '@glossator/client-sdk/contract';

/** Options of a call to the backend. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Makes a repeated creating call safe: the second one answers with what the first one made. */
  readonly idempotencyKey?: string;
}

/** A file of the platform (a `Blob` in browsers), as far as the core looks at it: `size` in bytes, the media type it claims. */
export interface FileData {
  readonly size: number;
  readonly type: string;
}

/** A file as it is answered: `blob()` reads it whole. */
export interface FileContent {
  blob(): Promise<FileData>;
}

/** A file on its way to the server. `onProgress` gets bytes sent and bytes in all. */
export interface FileUpload {
  readonly file: FileData;
  readonly contentType: UploadContentType;
  readonly onProgress?: (sent: number, total: number) => void;
  readonly signal?: AbortSignal;
}

type Call<O> = (input: InputOf<O>, options?: CallOptions) => Promise<ResultOf<O>>;
type Calls<R extends keyof Operations, Names extends keyof Operations[R]> = {
  readonly [Name in Names]: Call<Operations[R][Name]>;
};

/** What makes synopses of two Versions; without it, none is offered. */
export type SynopsisBackend = Partial<
  Record<
    'synopsis',
    (input: InputOf<Operations['documents']['synopsis']>, options?: CallOptions) => Promise<FileContent>
  >
>;

/**
 * The calls the annotator makes. The SDK's client has this shape; an embedder may supply any other object of it.
 * A call that fails rejects with an error whose `problem` (the contract's `Problem`), where present, says why, and whose
 * `retryAfterMs`, where present, how long the server asks to wait.
 */
export interface AnnotatorBackend {
  /**
   * Whether it keeps to `visibility: 'private'` of Selections, bookmarks and notes, as the SDK's client does. Without it nothing private is
   * offered: what a backend passes over would be everybody's.
   */
  readonly keepsPrivate?: boolean;
  readonly documents: Calls<
    'documents',
    'selections' | 'search' | 'bookmarks' | 'notes'
  > /** Without these, annotations of PDFs are not imported. */ &
    Partial<Calls<'documents', 'pdfAnnotations' | 'importAnnotations' | 'undoImport'>> &
    /** Without `versions` old ones are not shown, without `create` they are not restored, without `labelVersion` not labeled. */
    Partial<Calls<'documents', 'versions' | 'create' | 'labelVersion'>> &
    /** Without it, links are offered to articles of the open document alone. */
    Partial<Calls<'documents', 'structure'>> &
    SynopsisBackend &
    /** Without it nothing is marked as new. */
    Partial<Calls<'documents', 'visit'>> & {
      /** Reads the PDF, with annotations and chosen attachments where requested. */
      download(
        input: InputOf<Operations['documents']['download']>,
        options?: CallOptions,
      ): Promise<FileContent>;
    };
  readonly selections: Calls<
    'selections',
    | 'create'
    | 'update'
    | 'delete'
    | 'restore'
    | 'createComment'
    | 'updateComment'
    | 'resolveComment'
    | 'deleteComment'
    | 'restoreComment'
    | 'createAttachment'
    | 'updateAttachment'
    | 'deleteAttachment'
    | 'restoreAttachment'
    | 'share'
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
  readonly codes: Calls<'codes', 'search' | 'setColor'> &
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
  readonly bookmarks: Calls<'bookmarks', 'create' | 'update' | 'delete' | 'restore'>;
  readonly notes: Calls<
    'notes',
    'create' | 'update' | 'delete' | 'restore' | 'createAttachment' | 'deleteAttachment' | 'share'
  > & {
    /** Reads the file of an attachment of a note. */
    attachmentFile(
      input: InputOf<Operations['notes']['attachmentFile']>,
      options?: CallOptions,
    ): Promise<FileContent>;
  };
}

/** Where other people's changes come from: the live channel of the open Code, without the events this tab caused. */
export interface LiveSource {
  /** Calls `onEvent` for each event in order; `onReload` when events were missed for good and all must be fetched again. */
  subscribe(listener: { onEvent(event: LiveEvent): void; onReload(): void }): () => void;
}
