import { describe, expectTypeOf, it } from 'vitest';
import type {
  AnnotatorBackend,
  BookmarkCalls,
  CommentCalls,
  CompleteBackend,
  HighlightCalls,
  NoteCalls,
  SingleCalls,
} from '../ports/backend';

interface Listed {
  readonly documents: Pick<CompleteBackend['documents'], 'selections'>;
}
interface Highlights extends Listed {
  readonly selections: Pick<CompleteBackend['selections'], 'create' | 'update' | 'delete'>;
}

describe('the type of a backend', () => {
  it('takes a whole backend, one of four calls, and one with a whole group more', () => {
    expectTypeOf<CompleteBackend>().toExtend<AnnotatorBackend>();
    expectTypeOf<Highlights>().toExtend<AnnotatorBackend>();
    expectTypeOf<HighlightCalls & BookmarkCalls>().toExtend<AnnotatorBackend>();
    expectTypeOf<HighlightCalls & CommentCalls & NoteCalls & SingleCalls>().toExtend<AnnotatorBackend>();
  });

  it('refuses less than highlights, and a part of a group', () => {
    expectTypeOf<Listed>().not.toExtend<AnnotatorBackend>();
    expectTypeOf<
      Listed & { selections: Pick<CompleteBackend['selections'], 'create' | 'update'> }
    >().not.toExtend<AnnotatorBackend>();
    expectTypeOf<Highlights & Pick<BookmarkCalls, 'bookmarks'>>().not.toExtend<AnnotatorBackend>();
    expectTypeOf<Highlights & Pick<BookmarkCalls, 'documents'>>().not.toExtend<AnnotatorBackend>();
    expectTypeOf<Highlights & Pick<NoteCalls, 'notes'>>().not.toExtend<AnnotatorBackend>();
    expectTypeOf<
      Highlights & { selections: Pick<CompleteBackend['selections'], 'createComment'> }
    >().not.toExtend<AnnotatorBackend>();
  });
});
