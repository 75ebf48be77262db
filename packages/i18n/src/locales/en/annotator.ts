import { toolbar, document, panels, keyGroups, keyLabels, keys } from './annotator/workspace';
import { contents, goTo, pages, references, search } from './annotator/finding';
import { annotations, comments, picking, selectionBar, citation } from './annotator/annotations';
import { areas } from './annotator/areas';
import { tags } from './annotator/tags';
import { attachments, mediaNotes } from './annotator/attachments';
import { lists } from './annotator/lists';
import { notes, bookmarks, writing } from './annotator/notes-and-bookmarks';
import { colors, legend } from './annotator/colors';
import { annotationsDocument, download, pdfImport, synopsis } from './annotator/pdf-exchange';
import { outcomes, review } from './annotator/review';
import { sharing } from './annotator/sharing';
import { unported, codeUpdate } from './annotator/unported';
import { beside } from './annotator/beside';
import { comparing } from './annotator/comparing';
import { versions } from './annotator/versions';
import { notices, history } from './annotator/messages';
import { visibility } from './annotator/visibility';

/** Words of the annotator package, put together from its areas. */
export const annotator = {
  label: 'Annotator: {title}',
  retry: 'Try again',
  close: 'Close',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  save: 'Save',
  edit: 'Edit',
  delete: 'Delete',
  formerUser: 'Former user',
  toolbar,
  annotationsDocument,
  synopsis,
  download,
  pdfImport,
  document,
  panels,
  contents,
  goTo,
  pages,
  references,
  lists,
  notes,
  writing,
  bookmarks,
  annotations,
  areas,
  tags,
  comments,
  attachments,
  sharing,
  mediaNotes,
  picking,
  selectionBar,
  citation,
  colors,
  legend,
  search,
  outcomes,
  review,
  beside,
  comparing,
  keyGroups,
  keyLabels,
  keys,
  unported,
  codeUpdate,
  history,
  notices,
  versions,
  visibility,
} as const;
