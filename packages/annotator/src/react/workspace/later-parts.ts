import { ATTACHMENT_PREVIEW } from '../annotator/attachments/later-attachments';
import { COLOR_MENU } from '../annotator/colors/later-colors';
import { TAG_FIELD } from '../annotator/tags/later-tag-field';
import { LINKS } from '../controls/later-links';
import type { Later } from '../controls/later';
import { OPEN_POPOVER } from '../controls/later-popover';
import { COMMENT_FORM, FILTER_CHOICES, PICK_BAR } from '../features/annotations/later-annotations';
import { BOOKMARKS_TAB } from '../features/bookmarks/later-bookmarks';
import { GO_TO_DIALOG } from '../features/go-to/later-go-to';
import { RECORDER } from '../features/media-notes/later-recorder';
import { NOTES_TAB } from '../features/notes/later-notes';
import { PAGES_LIST } from '../features/pages/later-pages';
import { SEARCH_PANEL } from '../features/search/later-search';
import { SEARCH_TOOLS } from '../features/search/later-search-tools';
import { HIGHLIGHT_BAR, SELECTION_BAR } from '../features/selection-bar/later-bars';
import { VERSIONS_VIEW } from '../features/versions/later-versions';
import { KEYS_DIALOG } from './shortcuts/later-keys';

/**
 * What a reader is likely to want of the workspace, what is wanted first first: it is loaded when the document stands and nothing else is to
 * be done, so that nobody waits for it. Dialogs and tabs that most days nobody opens are not among it.
 */
export const LATER_PARTS: readonly Later<unknown>[] = [
  GO_TO_DIALOG,
  SELECTION_BAR,
  HIGHLIGHT_BAR,
  COMMENT_FORM,
  OPEN_POPOVER,
  COLOR_MENU,
  SEARCH_TOOLS,
  SEARCH_PANEL,
  FILTER_CHOICES,
  LINKS,
  TAG_FIELD,
  ATTACHMENT_PREVIEW,
  BOOKMARKS_TAB,
  NOTES_TAB,
  PAGES_LIST,
  VERSIONS_VIEW,
  RECORDER,
  KEYS_DIALOG,
  PICK_BAR,
];
