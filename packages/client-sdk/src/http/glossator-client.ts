import type { InputOf, Operations, ResultOf, SignedUpload, UploadContentType } from '../contract/index';

/** Options of one call. `timeoutMs` replaces the client's; `idempotencyKey` the one it makes for creating calls. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  readonly idempotencyKey?: string;
}

/** A file as it is answered: `blob()` reads it whole, `response` lets one stream it. Use one of the two. */
export interface FileAnswer {
  blob(): Promise<Blob>;
  readonly response: Response;
}

/** What a call resolves with: the parsed result, a file, or nothing. */
export type AnswerOf<O> = O extends { readonly binary: true } ? FileAnswer : ResultOf<O>;

/** One call: takes the operation's input, resolves with its answer, rejects with an error of this package. */
export type ClientCall<O> =
  Record<never, never> extends InputOf<O>
    ? (input?: InputOf<O>, options?: CallOptions) => Promise<AnswerOf<O>>
    : undefined extends InputOf<O>
      ? (input?: InputOf<O>, options?: CallOptions) => Promise<AnswerOf<O>>
      : (input: InputOf<O>, options?: CallOptions) => Promise<AnswerOf<O>>;

/** One method for each operation of the contract, by resource. */
export type ClientCalls = {
  readonly [R in keyof Operations]: { readonly [O in keyof Operations[R]]: ClientCall<Operations[R][O]> };
};

/** A file to upload. `onProgress` gets bytes sent and bytes in all. */
export interface FileUpload {
  readonly file: Blob;
  readonly contentType: UploadContentType;
  /** For an export that is to be imported (`files.sign`). */
  readonly purpose?: 'import';
  readonly onProgress?: (sent: number, total: number) => void;
  readonly signal?: AbortSignal;
}

/** Names of the operations that answer a file and can be asked for by a plain GET. */
export type FileOperationName = {
  [R in keyof Operations]: {
    [O in keyof Operations[R]]: Operations[R][O] extends { readonly binary: true; readonly method: 'GET' }
      ? `${R}.${O & string}`
      : never;
  }[keyof Operations[R]];
}[keyof Operations];

/** The input of a named operation. */
export type FileInputOf<Name extends FileOperationName> = Name extends `${infer R}.${infer O}`
  ? R extends keyof Operations
    ? O extends keyof Operations[R]
      ? InputOf<Operations[R][O]>
      : never
    : never
  : never;

/** Address and headers with which somebody else (a PDF viewer) asks for a file, range by range. */
export interface FileRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The typed client of the Glossator API. */
export type GlossatorClient = ClientCalls & {
  readonly files: {
    /** Signs, then sends the file; resolves with the uuid to make a document or attachment of it. */
    upload(upload: FileUpload): Promise<Pick<SignedUpload, 'uuid'>>;
  };
  /** Address and current headers of a file, for a viewer that makes its own range requests. */
  fileRequest<Name extends FileOperationName>(name: Name, input: FileInputOf<Name>): FileRequest;
  /** It keeps to `visibility: 'private'`: the annotator offers private annotations with it. */
  readonly keepsPrivate: true;
  /** Absolute address of the server, without a slash at its end. */
  readonly baseUrl: string;
  /** Names this tab in every call, so that its own live events can be recognized. */
  readonly clientId: string;
};
