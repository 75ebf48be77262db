import type { AnnotatorBackend } from '@glossator/annotator';
import type { ReviewBackend } from '@glossator/annotator/review';
import type { DocumentVersion, TextSelection } from '@glossator/client-sdk/contract';
import type { ShowcaseAnswers } from './showcase-answers';

/** Answers the calls that nobody with read access makes. */
function refuse(): Promise<never> {
  return Promise.reject(new Error('The sample cannot be changed'));
}

/** What a reader of the sample sees of a document. */
interface ReadAnswers {
  readonly selections: readonly TextSelection[];
  readonly versions: readonly DocumentVersion[];
}

/** The calls of somebody who reads the sample, answered as the server answered them. */
export function createReadingBackend({ selections, versions }: ReadAnswers): AnnotatorBackend {
  const nothing = () => Promise.resolve({ data: [] });
  return {
    documents: {
      selections: () => Promise.resolve({ data: [...selections] }),
      versions: () => Promise.resolve({ data: [...versions] }),
      search: () => Promise.resolve({ data: [], total: 0 }),
      bookmarks: nothing,
      notes: nothing,
      download: refuse,
    },
    selections: {
      create: refuse,
      update: refuse,
      delete: refuse,
      restore: refuse,
      createComment: refuse,
      updateComment: refuse,
      resolveComment: refuse,
      deleteComment: refuse,
      restoreComment: refuse,
      createAttachment: refuse,
      updateAttachment: refuse,
      deleteAttachment: refuse,
      restoreAttachment: refuse,
      attachmentFile: refuse,
      share: refuse,
    },
    files: { upload: refuse },
    codes: { search: nothing, setColor: refuse },
    bookmarks: { create: refuse, update: refuse, delete: refuse, restore: refuse },
    notes: {
      create: refuse,
      update: refuse,
      delete: refuse,
      restore: refuse,
      createAttachment: refuse,
      deleteAttachment: refuse,
      attachmentFile: refuse,
      share: refuse,
    },
  };
}

/** The calls of the review of the sample; what is decided changes nothing anywhere. */
export function createShowcaseReview({ before, after }: ShowcaseAnswers): ReviewBackend {
  return {
    documents: {
      changes: () => Promise.resolve({ data: [...before.changes] }),
      selections: () => Promise.resolve({ data: [...before.pendingSelections] }),
      versions: () => Promise.resolve({ data: [...before.versions] }),
    },
    codes: {
      get: () => Promise.resolve(before.pending),
      review: ({ reviewResult }) =>
        Promise.resolve(reviewResult === 'decline' ? { ...before.code, hasUpdate: false } : after.code),
    },
  };
}
