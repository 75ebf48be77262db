import type { InputOf, LiveEvent, Operations, ResultOf } from '@glossator/client-sdk/contract';

/** Options of a call to the backend. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Makes a repeated creating call safe: the second one answers with what the first one made. */
  readonly idempotencyKey?: string;
}

type Call<O> = (input: InputOf<O>, options?: CallOptions) => Promise<ResultOf<O>>;
type Calls<R extends keyof Operations, Names extends keyof Operations[R]> = {
  readonly [Name in Names]: Call<Operations[R][Name]>;
};

/**
 * The calls the annotator makes. The SDK's client has this shape; an embedder may supply any other object of it.
 * A call that fails rejects with an error whose `problem` (the contract's `Problem`), where present, says why.
 */
export interface AnnotatorBackend {
  readonly documents: Calls<'documents', 'selections' | 'search'>;
  readonly selections: Calls<
    'selections',
    'create' | 'update' | 'delete' | 'createComment' | 'updateComment' | 'deleteComment'
  >;
}

/** Where other people's changes come from: the live channel of the open Code, without the events this tab caused. */
export interface LiveSource {
  /** Calls `onEvent` for each event in order; `onReload` when events were missed for good and all must be fetched anew. */
  subscribe(listener: { onEvent(event: LiveEvent): void; onReload(): void }): () => void;
}
