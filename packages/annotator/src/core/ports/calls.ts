import type { InputOf, Operations, ResultOf, UploadContentType } from '@glossator/client-sdk/contract';

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
/** Some calls of a resource of the contract. */
export type Calls<R extends keyof Operations, Names extends keyof Operations[R]> = {
  readonly [Name in Names]: Call<Operations[R][Name]>;
};
