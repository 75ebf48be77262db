import { castDraft } from 'immer';
import type { Reducers } from '../store/reducers';
import { initialNotices, type NoticeCode } from './state';

/** How many messages without written text are kept. */
const MOST = 20;

/** What is said of the document that is open, and is not true of the next one. */
const OF_A_DOCUMENT: ReadonlySet<NoticeCode> = new Set(['textless', 'pageNotDrawn', 'caretMode']);

/** How the messages follow events. */
export const noticesReducers: Reducers = {
  'documents/reset': (state) => {
    state.notices = castDraft(initialNotices);
  },
  'documents/opened': ({ notices }) => {
    notices.items = notices.items.filter(({ code }) => !OF_A_DOCUMENT.has(code));
  },
  'notices/raised': ({ notices }, { type: _type, origin: _origin, ...notice }) => {
    notices.items.push({ id: notices.nextId, ...notice });
    notices.nextId += 1;
    const overflow = notices.items.length - MOST;
    if (overflow > 0)
      notices.items = notices.items.filter((item, index) => item.written !== undefined || index >= overflow);
  },
  'history/stepped': ({ notices }, { entry }) => {
    notices.items = notices.items.filter(({ undoes }) => undoes !== entry.id);
  },
  'history/forgotten': ({ notices }, { entryId }) => {
    notices.items = notices.items.filter(({ undoes }) => undoes !== entryId);
  },
  'notices/dismissed': ({ notices }, { id }) => {
    notices.items = notices.items.filter((item) => item.id !== id);
  },
};
