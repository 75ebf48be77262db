import { describe, expectTypeOf, it } from 'vitest';
import type { Code, InputOf, LiveEvent, Operations, ResultOf, User } from '../contract/index';
import type { createLiveConnection } from '../live/live-connection';
import { createClient } from './create-client';
import type { ClientCalls, FileAnswer, GlossatorClient } from './glossator-client';

/** The shape the annotator's backend port asks for (annotator/src/core/ports/backend.ts), written without importing it. */
type BackendCall<O> = (
  input: InputOf<O>,
  options?: { readonly signal?: AbortSignal; readonly idempotencyKey?: string },
) => Promise<ResultOf<O>>;
type Backend = {
  readonly [R in 'documents' | 'selections']: {
    readonly [
      O in keyof Operations[R] as O extends
        | 'selections'
        | 'search'
        | 'create'
        | 'update'
        | 'delete'
        | 'createComment'
        | 'updateComment'
        | 'deleteComment'
        ? O
        : never
    ]: BackendCall<Operations[R][O]>;
  };
};
interface LiveSource {
  subscribe(listener: { onEvent(event: LiveEvent): void; onReload(): void }): () => void;
}

describe('the types of the client', () => {
  it('fit the annotator', () => {
    expectTypeOf<GlossatorClient>().toExtend<Backend>();
    expectTypeOf<ReturnType<typeof createLiveConnection>>().toExtend<LiveSource>();
  });

  it('are plain functions from input to result', () => {
    expectTypeOf<GlossatorClient['codes']['get']>().returns.toEqualTypeOf<Promise<Code>>();
    expectTypeOf<GlossatorClient['codes']['get']>().parameter(0).toExtend<{ id: number }>();
    expectTypeOf<GlossatorClient['codes']['delete']>().returns.toEqualTypeOf<Promise<undefined>>();
    expectTypeOf<GlossatorClient['documents']['file']>().returns.toEqualTypeOf<Promise<FileAnswer>>();
    expectTypeOf(createClient).returns.toEqualTypeOf<GlossatorClient>();
  });

  it('ask for an input only where one is needed', () => {
    expectTypeOf<[]>().toExtend<Parameters<GlossatorClient['profile']['get']>>();
    expectTypeOf<[]>().toExtend<Parameters<GlossatorClient['codes']['list']>>();
    expectTypeOf<[]>().toExtend<Parameters<GlossatorClient['codes']['create']>>();
    expectTypeOf<[]>().not.toExtend<Parameters<GlossatorClient['codes']['get']>>();
    expectTypeOf<[{ id: string }]>().not.toExtend<Parameters<GlossatorClient['codes']['get']>>();
  });

  it('have each operation and no other', () => {
    expectTypeOf<keyof ClientCalls>().toEqualTypeOf<keyof Operations>();
    expectTypeOf<keyof ClientCalls['selections']>().toEqualTypeOf<keyof Operations['selections']>();
    expectTypeOf<GlossatorClient['profile']['get']>().returns.resolves.toEqualTypeOf<User>();
  });

  it('know which operations answer files', () => {
    type Name = Parameters<GlossatorClient['fileRequest']>[0];
    expectTypeOf<Name>().toEqualTypeOf<
      | 'documents.file'
      | 'documents.synopsis'
      | 'selections.attachmentFile'
      | 'notes.attachmentFile'
      | 'codes.updateReport'
      | 'codes.annotationsDocument'
      | 'files.content'
      | 'account.export'
    >();
  });
});
