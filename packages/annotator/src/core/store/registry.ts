import type { Draft } from 'immer';
import { accessReducers } from '../access/reducer';
import { attachmentsReducers } from '../attachments/reducer';
import { bookmarksReducers } from '../bookmarks/reducer';
import { codeSearchReducers } from '../code-search/reducer';
import { codeUpdateReducers } from '../code-update/reducer';
import { commentsReducers } from '../comments/reducer';
import { documentsReducers } from '../documents/reducer';
import { filterReducers } from '../filter/reducer';
import { legendReducers } from '../legend/reducer';
import { historyReducers } from '../history/reducer';
import { notesReducers } from '../notes/reducer';
import { noticesReducers } from '../notices/reducer';
import { outboxReducers } from '../outbox/reducer';
import { panelsReducers } from '../panels/reducer';
import { pdfAnnotationsReducers } from '../pdf-annotations/reducer';
import { searchReducers } from '../search/reducer';
import { selectionsReducers } from '../selections/reducer';
import { sharingReducers } from '../sharing/reducer';
import { structureReducers } from '../structure/reducer';
import { unportedReducers } from '../unported/reducer';
import { versionsReducers } from '../versions/reducer';
import { viewReducers } from '../view/reducer';
import type { AnnotatorEvent } from './events';
import type { EventOf, Reducers } from './reducers';
import type { AnnotatorState } from './state';

/**
 * The one registry of event -> reducers. Documents come first: what the others do with `documents/opened` may rely on the
 * new active document.
 */
const registry: readonly Reducers[] = [
  documentsReducers,
  selectionsReducers,
  commentsReducers,
  bookmarksReducers,
  notesReducers,
  attachmentsReducers,
  unportedReducers,
  viewReducers,
  structureReducers,
  searchReducers,
  codeSearchReducers,
  codeUpdateReducers,
  sharingReducers,
  filterReducers,
  legendReducers,
  panelsReducers,
  noticesReducers,
  accessReducers,
  outboxReducers,
  pdfAnnotationsReducers,
  versionsReducers,
  historyReducers,
];

/** Lets every feature follow an event. */
export function reduce<Type extends AnnotatorEvent['type']>(
  state: Draft<AnnotatorState>,
  event: EventOf<Type> & { readonly type: Type },
): void {
  for (const reducers of registry) reducers[event.type]?.(state, event);
}
