/** A stored file to be served: its blob, its media type, and the name under which it is saved. `inline` shows it instead; `tail` are bytes that
 * come after those of the blob. */
export interface StoredFile {
  readonly blobKey: string;
  readonly contentType: string;
  readonly fileName: string;
  readonly inline: boolean;
  readonly tail?: Uint8Array;
  /** A file that is made while it is sent, instead of the blob: its size in bytes, where that is known before, and the bytes, which are read once. */
  readonly made?: { readonly size?: number; readonly body: AsyncIterable<Uint8Array> };
}
