import type { BackendCalls } from '../ports/backend';
import type { AnnotatorFeatures, OffersState } from './state';

/** What there is for the user: what is wanted, as far as the backend serves it. */
export function offersOf(backend: BackendCalls, wanted: AnnotatorFeatures): OffersState {
  const { documents, selections, bookmarks, notes, codes } = backend;
  const isWanted = (name: keyof AnnotatorFeatures) => wanted[name] !== false;
  const hasNotes = isWanted('notes') && notes?.create !== undefined;
  const attachments = isWanted('attachments') && selections.createAttachment !== undefined;
  const search = isWanted('search');
  return {
    comments: isWanted('comments') && selections.createComment !== undefined,
    bookmarks: isWanted('bookmarks') && bookmarks?.create !== undefined,
    notes: hasNotes,
    attachments,
    noteAttachments: hasNotes && attachments && notes.createAttachment !== undefined,
    media: attachments && isWanted('media'),
    share: isWanted('share') && selections.share !== undefined,
    shareNotes: hasNotes && isWanted('share') && notes.share !== undefined,
    search,
    codeSearch: search && wanted.search !== 'document' && codes?.search !== undefined,
    updates: wanted.updates ?? Boolean(documents.versions ?? codes?.changes ?? codes?.updates),
    tags: isWanted('tags'),
    legend: isWanted('legend') && codes?.setColor !== undefined,
    download: isWanted('download') && documents.download !== undefined,
  };
}
