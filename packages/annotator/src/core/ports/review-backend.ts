import type { InputOf, Operations, ResultOf } from '@glossator/client-sdk/contract';
import type { CallOptions, SynopsisBackend } from './backend';

type Calls<R extends keyof Operations, Names extends keyof Operations[R]> = {
  readonly [Name in Names]: (
    input: InputOf<Operations[R][Name]>,
    options?: CallOptions,
  ) => Promise<ResultOf<Operations[R][Name]>>;
};

/**
 * The calls of a review. The SDK's client has this shape; an embedder may supply any other object of it. A call that fails rejects as those of
 * `AnnotatorBackend` do: with an error whose `problem`, where present, says why.
 */
export interface ReviewBackend {
  readonly documents: Calls<
    'documents',
    'changes' | 'selections' | 'versions'
  > /** Without it a comparison that failed is not tried again here. */ &
    Partial<Calls<'documents', 'update'>> &
    SynopsisBackend;
  readonly codes: Calls<'codes', 'get' | 'review'> /** Without it the review cannot say who was faster. */ &
    Partial<Calls<'codes', 'updates'>>;
}

/** The calls of a comparison of two Versions. */
export interface ComparisonBackend {
  readonly documents: Calls<'documents', 'changes' | 'versions'> & SynopsisBackend;
}
