import { initialNotices, type NoticeCode, type NoticesState } from './state';
import type { AnnotatorFeature } from '../annotator-feature';
import { defineFeature, reset } from '../store/define-feature';
import { createNotices, type NoticesCommands } from './commands';
import type { NoticesEvent } from './events';

/** How many messages without written text are kept. */
const MOST = 20;

/** What is said of the document that is open, and is not true of the next one. */
const OF_A_DOCUMENT: ReadonlySet<NoticeCode> = new Set(['textless', 'pageNotDrawn', 'caretMode']);

/** How the messages follow events. */
export const noticesFeature: AnnotatorFeature<'notices', NoticesState, NoticesEvent, NoticesCommands> =
  defineFeature({
    name: 'notices',
    initial: initialNotices,
    on: {
      'documents/reset': (notices) => {
        // A host is shown each number once.
        reset(notices, { ...initialNotices, nextId: notices.nextId });
      },
      'documents/opened': (notices) => {
        notices.items = notices.items.filter(({ code }) => !OF_A_DOCUMENT.has(code));
      },
      'notices/raised': (notices, { type: _type, origin: _origin, ...notice }) => {
        // Of what is undone step by step only the last is shown.
        if (notice.label !== undefined)
          notices.items = notices.items.filter(({ label }) => label === undefined);
        notices.items.push({ id: notices.nextId, ...notice });
        notices.nextId += 1;
        const overflow = notices.items.length - MOST;
        if (overflow > 0)
          notices.items = notices.items.filter(
            (item, index) => item.written !== undefined || index >= overflow,
          );
      },
      'history/stepped': (notices, { entry }) => {
        notices.items = notices.items.filter(({ undoes }) => undoes !== entry.id);
      },
      'history/forgotten': (notices, { entryId }) => {
        notices.items = notices.items.filter(({ undoes }) => undoes !== entryId);
      },
      'notices/dismissed': (notices, { id }) => {
        notices.items = notices.items.filter((item) => item.id !== id);
      },
    },
    create: createNotices,
  });
