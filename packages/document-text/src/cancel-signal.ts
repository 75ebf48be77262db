/** An `AbortSignal`, described by its shape so that this package needs no DOM. */
export interface CancelSignal {
  readonly aborted: boolean;
  readonly throwIfAborted: () => void;
}
